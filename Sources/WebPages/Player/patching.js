// A picture that becomes the next one.

/**
 * Shows a text of HTML as the children of an element. What stands there already stays, with other attributes where they differ:
 * between two frames most elements are the same, and new ones take the browser two to three times as long.
 */
export function show(text, element) {
  const next = document.createElement("template");
  next.innerHTML = text;
  follow(element, next.content);
}

// Its depth is that of the groups in a picture, which the library bounds.
function follow(element, next) {
  const [old, children] = [[...element.childNodes], [...next.childNodes]];
  if (old.length !== children.length || old.some((child, index) => child.nodeName !== children[index].nodeName)) {
    element.replaceChildren(...children);
    return;
  }
  for (const [index, child] of old.entries()) {
    if (child.nodeType === Node.ELEMENT_NODE) {
      followAttributes(child, children[index]);
      follow(child, children[index]);
    } else if (child.data !== children[index].data) {
      child.data = children[index].data;
    }
  }
}

function followAttributes(element, next) {
  for (const { name } of [...element.attributes]) {
    if (!next.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
