/** Looks the same in both themes: it is a tool, not a part of the page. */
export const panelStyle = `
  :host { all: initial; position: fixed; inset: auto auto 12px 12px; z-index: 2147483646; font: 13px/1.5 system-ui, sans-serif; color: #e7e9ee; }
  button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
  button:focus-visible { outline: 2px solid #8ab4ff; outline-offset: 2px; }
  .chip { padding: 4px 12px; border-radius: 999px; background: #1d2430; border: 1px solid #44506a; }
  .chip[data-worst="error"] { background: #7a1f1f; border-color: #d06a6a; }
  .chip[data-worst="warning"] { background: #5a4212; border-color: #c79a3c; }
  .list { position: fixed; inset: auto 12px 52px 12px; max-width: 900px; max-height: 70vh; overflow: auto; padding: 12px 16px; border-radius: 8px; background: #151a23; border: 1px solid #44506a; box-shadow: 0 12px 40px #0009; }
  .list[hidden] { display: none; }
  .title { display: inline-block; margin: 0; font-weight: 600; }
  .close { float: right; text-decoration: underline; }
  .diagnostic { margin: 12px 0 0; padding: 10px 12px; border-inline-start: 3px solid #c79a3c; background: #1d2430; border-radius: 4px; }
  .diagnostic[data-severity="error"] { border-color: #e06c6c; }
  .diagnostic[data-severity="info"] { border-color: #6c9ce0; }
  .place { text-decoration: underline; color: #9cc2ff; overflow-wrap: anywhere; }
  .code { margin-inline-start: 8px; font: 12px/1.5 ui-monospace, monospace; color: #aab3c5; }
  .message, .hint { margin: 4px 0 0; overflow-wrap: anywhere; }
  .hint { color: #b9e3b4; }
  pre { margin: 6px 0 0; padding: 8px; overflow: auto; font: 12px/1.5 ui-monospace, monospace; background: #0e1219; border-radius: 4px; }
`
