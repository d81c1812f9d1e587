/** The look of the open replay, in the site's own colours and distances. */
export const styles = `
.book-replay-panel { padding: 0 var(--space-4) var(--space-4); }
.book-replay-panel > p { max-inline-size: 68ch; }
.book-replay-controls { display: flex; flex-wrap: wrap; gap: var(--space-2); margin-block: var(--space-4); }
.book-replay-controls > button {
  background: var(--color-raised);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius);
  color: inherit;
  cursor: pointer;
  font: inherit;
  font-size: var(--size-small);
  min-block-size: 2.5rem;
  padding-inline: var(--space-4);
}
.book-replay-controls > button:hover { border-color: var(--color-accent); }
.book-replay-controls > button[aria-disabled="true"] { color: var(--color-muted); border-style: dashed; cursor: default; }
.book-replay-controls > button[aria-disabled="true"]:hover { border-color: var(--color-line-strong); }
.book-replay-steady { display: grid; }
.book-replay-steady > * { grid-area: 1 / 1; margin: 0; min-inline-size: 0; }
.book-replay-room { visibility: hidden; }
.book-replay-steady p { margin: 0; max-inline-size: 68ch; white-space: pre-line; }
.book-replay-status::first-line { font-weight: 600; }
.book-replay-stage { display: grid; gap: var(--space-4) var(--space-6); margin-block-start: var(--space-4); }
.book-replay-stage > section { min-inline-size: 0; }
.book-replay-stage h3 { font-size: var(--size-small); margin-block: 0 var(--space-2); }
.book-replay-stage pre,
.book-replay-algorithm > ol {
  background: var(--color-code-background);
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  font-family: var(--font-code);
  font-size: 0.8125rem;
  line-height: 1.55;
  margin: 0;
  overflow-wrap: anywhere;
  padding: var(--space-3);
  white-space: pre-wrap;
}
.book-replay-stage :is(pre, ol) code { background: none; border: 0; font: inherit; padding: 0; white-space: pre-wrap; }
.book-replay-algorithm > ol { list-style: none; padding-inline: 0; }
.book-replay-algorithm li { border-inline-start: 3px solid transparent; margin: 0; padding-inline: 1.75em var(--space-3); position: relative; }
.book-replay-algorithm li[aria-current] { background: var(--color-mark); border-color: var(--color-accent); font-weight: 650; }
.book-replay-algorithm li[aria-current]::before { content: "▸" / ""; inset-inline-start: 0.5em; position: absolute; }
.book-replay-state { color: var(--color-success); font-size: 0.8125rem; font-weight: 600; margin: 0 0 var(--space-2); }
.book-replay-state[data-stale] { color: var(--color-danger); }
.book-replay-sides { border-inline-start: 3px solid transparent; display: grid; gap: var(--space-3); padding-inline-start: var(--space-2); }
.book-replay-sides[data-stale] { border-color: var(--color-danger); border-inline-start-style: dashed; }
.book-replay-sides table { border-collapse: collapse; font-size: 0.8125rem; font-variant-numeric: tabular-nums; inline-size: 100%; margin: 0; table-layout: fixed; }
.book-replay-sides caption { font-weight: 600; padding-block-end: var(--space-1); text-align: start; }
.book-replay-sides :is(th, td) { block-size: 1.9em; border: 0; border-block-start: 1px solid var(--color-line); font-size: inherit; font-weight: 400; overflow-wrap: anywhere; padding: 0.1rem var(--space-2); text-align: start; vertical-align: middle; }
.book-replay-sides thead th { color: var(--color-muted); }
.book-replay-sides :is(th, td):nth-child(2) { inline-size: 22%; text-align: end; }
.book-replay-sides :is(th, td):nth-child(3) { inline-size: 46%; }
.book-replay-sides tbody :is(th, td):nth-child(-n + 2) { font-family: var(--font-code); }
.book-replay-sides tr[data-change="added"] > * { background: var(--color-success-soft); }
.book-replay-sides tr[data-change="changed"] > * { background: var(--color-warning-soft); }
.book-replay-sides tr[data-change="removed"] > * { background: var(--color-danger-soft); }
@container (min-width: 44rem) {
  .book-replay-stage { grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); }
  .book-replay-frame { grid-column: 1; grid-row: 1; }
  .book-replay-book { grid-column: 1; grid-row: 2; }
  .book-replay-algorithm { grid-column: 2; grid-row: 1 / span 2; }
}
@container (min-width: 64rem) {
  .book-replay-stage { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.35fr); }
  .book-replay-book { grid-column: 2; grid-row: 1; }
  .book-replay-algorithm { grid-column: 3; grid-row: 1; }
}
`
