/// How the page of a plot looks, apart from its colours.
enum PlotPageStyle {
  static let styleSheet = """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    main { max-width: 1024px; margin: 0 auto; padding: 28px 32px; }
    h1 { margin: 0 0 18px; font-size: 22px; line-height: 1.3; overflow-wrap: anywhere; }
    .plot { touch-action: pan-y; cursor: crosshair; border-radius: 6px; }
    .plot > svg { display: block; width: 100%; height: auto; }
    :focus-visible { outline: 2px solid var(--curve-0); outline-offset: 2px; }
    .cursor { pointer-events: none; }
    .cursor line { stroke: var(--text); stroke-width: 1; }
    .cursor text { fill: var(--text); font-size: 13px; font-variant-numeric: tabular-nums; }
    .cursor circle { stroke: var(--paper); stroke-width: 1.5; }
    table { width: 100%; border-collapse: collapse; margin-top: 12px; }
    th, td { padding: 7px 0; text-align: left; font-weight: normal; vertical-align: baseline; }
    th.number, td.number { padding-left: 20px; text-align: right; white-space: nowrap; }
    td.number { min-width: 6.5em; font-variant-numeric: tabular-nums; }
    thead th { color: var(--muted); font-size: 14px; }
    output { color: var(--text); font-weight: 600; font-variant-numeric: tabular-nums; }
    tbody tr { border-top: 1px solid var(--grid); }
    button { padding: 0; border: 0; border-radius: 3px; }
    button { background: none; font: inherit; text-align: left; cursor: pointer; color: var(--text); }
    button { color: color-mix(in oklab, var(--curve) 70%, var(--text)); overflow-wrap: anywhere; margin-right: 14px; }
    button svg { margin-right: 10px; vertical-align: middle; }
    button:hover span { text-decoration: underline; }
    small { color: var(--muted); font-size: 14px; }
    tr.off button { color: var(--muted); }
    tr.off button svg, tr.off small { opacity: 0.35; }
    tr.off button span { text-decoration: line-through; }
    path.off { display: none; }
    .hint { margin: 14px 0 0; color: var(--muted); font-size: 13px; }
    @media (max-width: 640px) {
      main { padding: 16px 12px; }
      h1 { font-size: 19px; }
      /* What grows in the picture, as it shrinks itself, reaches a little over its left edge. */
      .plot { padding-left: 12px; }
      .plot > svg { overflow: visible; }
      .plot text { font-size: 22px; }
      .plot .cursor line { stroke-width: 2px; }
      .plot .cursor circle { r: 9px; stroke-width: 3px; }
      .plot path { stroke-width: 2px; }
      .plot .curves path { stroke-width: 4px; }
      th.number, td.number { padding-left: 12px; }
      td.number { min-width: 4.5em; }
      small { display: block; }
    }
    @media (forced-colors: active) {
      .plot { forced-color-adjust: none; }
    }
    """
}
