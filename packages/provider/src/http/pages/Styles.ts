/**
 * The style sheet of the pages. It supports light, dark and forced colors, narrow windows, and both writing directions.
 *
 * @since 0.1.0
 */

/** The style sheet. */
export const css = `:root {
  color-scheme: light dark;
  --page: #f6f5f2; --card: #ffffff; --ink: #1d1c1a; --soft: #5f5b54; --line: #8a857b; --accent: #1f5f4a;
  --accent-ink: #ffffff; --wrong: #a4241c; --wrong-page: #fdf0ee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #171614; --card: #211f1d; --ink: #f1eee8; --soft: #b4aea3; --line: #8a857b; --accent: #8fd6bb;
    --accent-ink: #10251d; --wrong: #ffb4a9; --wrong-page: #3a1c19;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 1rem;
  background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
}
main {
  inline-size: 100%; max-inline-size: 26rem; min-inline-size: 0; padding: clamp(1rem, 5vw, 2rem);
  background: var(--card); border: 1px solid color-mix(in srgb, var(--line) 40%, transparent); border-radius: 0.75rem;
  overflow-wrap: anywhere;
}
main.wide { max-inline-size: 46rem; align-self: start; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.0625rem; line-height: 1.3; }
p { margin: 0 0 0.75rem; }
a { color: var(--accent); text-underline-offset: 0.2em; }
.lead > p, .hint, .about, .line span, dt { color: var(--soft); }
label { display: block; font-weight: 600; }
label span { font-weight: 400; color: var(--soft); }
.field { margin-block-start: 1.125rem; }
.field > p { margin: 0 0 0.25rem; font-size: 0.9375rem; }
.field > .wrong { color: var(--wrong); font-weight: 600; }
input {
  inline-size: 100%; min-block-size: 2.75rem; margin-block-start: 0.25rem; padding: 0.5rem 0.75rem; font: inherit;
  color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 0.5rem;
}
input[readonly] { border-style: dashed; }
input[aria-invalid="true"] { border: 2px solid var(--wrong); }
.check { display: grid; grid-template-columns: auto 1fr; gap: 0 0.625rem; align-items: center; }
.check input { inline-size: 1.5rem; min-block-size: 1.5rem; margin: 0; accent-color: var(--accent); }
.check p { grid-column: 1 / -1; }
button, .button {
  display: inline-block; inline-size: 100%; min-block-size: 2.75rem; margin-block-start: 1.25rem; padding: 0.625rem 1rem;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; overflow-wrap: anywhere;
  color: var(--accent-ink); background: var(--accent); border: 1px solid var(--accent); border-radius: 0.5rem; cursor: pointer;
}
button.second { margin-block-start: 0.75rem; }
button.second, button.small { color: var(--accent); background: transparent; }
button.small { inline-size: auto; min-block-size: 2rem; margin: 0; padding: 0.125rem 0.625rem; font-size: 0.9375rem; }
main.wide form > button:only-of-type { inline-size: auto; }
button[hidden] { display: none; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.summary { margin-block: 1rem; padding: 0.75rem 1rem; color: var(--wrong); background: var(--wrong-page);
  border: 1px solid var(--wrong); border-radius: 0.5rem; }
.summary ul { margin: 0.25rem 0 0; padding-inline-start: 1.25rem; }
.summary a { color: inherit; }
.lead + h2, .lead + .factors { margin-block-start: 1.5rem; }
.after { margin-block-start: 1.5rem; }
.after p { margin-block-end: 0.5rem; }
.after > :last-child, .lead > :last-child { margin-block-end: 0; }
.after a:not(.button) { display: inline-block; padding-block: 0.25rem; }
dl { margin: 0; }
dl div { padding-block: 0.5rem; border-block-end: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
dd { margin: 0; }
.mails { margin: 0 0 1rem; padding: 0; list-style: none; }
.mails li { padding-block: 1rem; border-block-start: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
.mails p { margin-block: 0.25rem; }
.mails .line { margin-block-start: 0.5rem; }
.about { font-size: 0.9375rem; }
.factors, .choices { margin: 0 0 1.5rem; padding: 0; list-style: none; }
.factors li { padding-block: 1rem; border-block-start: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
.factors p { margin-block: 0.25rem; color: var(--soft); }
.ways { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.ways a, .choices a { display: inline-block; padding-block: 0.375rem; }
.ways:empty { display: none; }
.status { margin-block: 1rem; padding: 0.75rem 1rem; border: 1px solid var(--accent); border-radius: 0.5rem; }
.qr { display: block; max-inline-size: 100%; block-size: auto; margin: 1rem auto; border-radius: 0.5rem; }
.codes { margin: 1rem 0; padding-inline-start: 2rem; }
.codes li { padding-block: 0.25rem; }
#ceremony { margin-block: 0.75rem 0; }
#ceremony:empty { display: none; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
code { font-family: ui-monospace, monospace; font-size: 1.0625rem; user-select: all; }
`
