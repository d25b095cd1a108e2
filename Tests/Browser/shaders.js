// In a page of Chromium: calls functions in GLSL, each at its times. Scripts/check/export_code.py calls `played`.

const gl = document.createElement("canvas").getContext("webgl2");
function shader(type, text) {
  const made = gl.createShader(type);
  gl.shaderSource(made, text);
  gl.compileShader(made);
  if (!gl.getShaderParameter(made, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(made));
  return made;
}
function texture(format, type, internal, data, width) {
  const made = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, made);
  gl.texImage2D(gl.TEXTURE_2D, 0, internal, width, 1, 0, format, type, data);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  return made;
}
function values({name, code, times}) {
  const program = gl.createProgram();
  gl.attachShader(program, shader(gl.VERTEX_SHADER, `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1), 0, 1); }`));
  gl.attachShader(program, shader(gl.FRAGMENT_SHADER, `#version 300 es
precision highp float; precision highp sampler2D; precision highp int;
uniform sampler2D times; out uvec4 bits;
${code}
void main() { bits = uvec4(floatBitsToUint(${name}(texelFetch(times, ivec2(gl_FragCoord.xy), 0).r)), 0u, 0u, 0u); }`));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
  gl.useProgram(program);
  const width = times.length;
  const target = texture(gl.RGBA_INTEGER, gl.UNSIGNED_INT, gl.RGBA32UI, null, width);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target, 0);
  texture(gl.RED, gl.FLOAT, gl.R32F, new Float32Array(times), width);
  gl.viewport(0, 0, width, 1);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const read = new Uint32Array(4 * width);
  gl.readPixels(0, 0, width, 1, gl.RGBA_INTEGER, gl.UNSIGNED_INT, read);
  const bits = new Uint32Array(times.map((_, index) => read[4 * index]));
  return Array.from(new Float32Array(bits.buffer));
}
const played = (cases) => gl && cases.map(values);
