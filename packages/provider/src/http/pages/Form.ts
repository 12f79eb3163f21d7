/**
 * Forms that work without JavaScript. They show each problem at its field, and in a summary unless the only problem's
 * field has the focus. They preserve typed values, and accept only submissions of forms that the provider itself rendered.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { isSame, Secrets } from "../../engine/identity/Secrets.ts"
import * as Payload from "../request/Payload.ts"
import * as Cookies from "./Cookies.ts"
import { type Html, html, type Value } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"

/** An input of a form. */
export interface Field {
  readonly name: string
  readonly label: string
  readonly type: "email" | "password" | "text" | "checkbox"
  readonly autocomplete?: string
  readonly hint?: string
  /** The current value. A checkbox with a non-empty value is ticked. A password is never shown again. */
  readonly value?: string
  readonly optional?: boolean
  readonly numeric?: boolean
  /** Whether the field is read-only. */
  readonly fixed?: boolean
}

/** A problem with the last attempt and the field that it concerns. Without a field, it concerns the whole form. */
export interface Problem {
  readonly at?: string
  readonly text: string
}

/** The reasons why a form is shown again. */
export interface Refused {
  readonly status: number
  readonly problems: ReadonlyArray<Problem>
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number
}

/** A form and the page around it. */
export interface Form {
  readonly title: string
  readonly lead?: Value
  /** Path that the form is submitted to. */
  readonly action: string
  readonly fields: ReadonlyArray<Field>
  /**
   * The labels of the buttons, each with the value that it submits as `action`. The first button is the primary one.
   */
  readonly buttons: ReadonlyArray<readonly [value: string, words: Value]>
  /** Content below the form. */
  readonly after?: Value
  /** Address that the flow redirects to in the end. */
  readonly leadsTo?: string | undefined
  readonly refused?: Refused | undefined
  readonly wide?: boolean
  readonly script?: "outbox.js" | "passkey.js"
}

/** Returns the page of a form. */
export const respond = Effect.fn("Form.respond")(function* (request: Request, form: Form) {
  const secrets = yield* Secrets
  // All forms of a browser share one proof. A proof per form would invalidate the form in another open tab.
  const proof = Cookies.form(request) ?? Redacted.value(yield* secrets.make)
  const { leadsTo, refused, script, title, wide = false } = form
  const response = PageResponse.respond(
    {
      title: refused === undefined ? title : `Error: ${title}`,
      body: body(form, proof),
      wide,
      ...(script === undefined ? {} : { script })
    },
    { ...(leadsTo === undefined ? {} : { leadsTo }), status: refused?.status ?? 200 }
  )
  if (refused?.retryAfter !== undefined) response.headers.set("retry-after", String(refused.retryAfter))
  response.headers.append("set-cookie", Cookies.setForm(request, proof))
  return response
})

/** A submitted form. `strange` is the refusal if another site may have submitted it. */
export interface Sent {
  readonly fields: URLSearchParams
  readonly action: string
  readonly strange: Refused | undefined
}

/** Reads a submitted form. */
export const read = Effect.fn("Form.read")(function* (request: Request) {
  const fields = new URLSearchParams(yield* Payload.text(request, maximumBytes))
  const strange = isOurs(request, fields.get("proof")) ? undefined : notOurs
  return { fields, action: fields.get("action") ?? "", strange } satisfies Sent
})

// A form of another site has neither our cookie nor its proof.
const isOurs = (request: Request, proof: string | null): boolean => {
  const site = request.headers.get("sec-fetch-site")
  const own = Cookies.form(request)
  return proof !== null && own !== undefined && isSame(proof, own) && (site === null || site === "same-origin")
}

const notOurs: Refused = {
  status: 403,
  problems: [{ text: "We couldn't verify this form. Allow cookies in your browser and try again." }]
}

/** Maximum size of a submitted form, in bytes. */
export const maximumBytes = 16 * 1024

const body = ({ action, after, buttons, fields, lead, refused, title }: Form, proof: string): Html => {
  const problems = refused?.problems ?? []
  const focus = focusOf(buttons.length === 0 ? [] : fields, problems)
  return html`<h1>${title}</h1>
    ${lead === undefined ? undefined : html`<div class="lead">${lead}</div>`}
    ${focus === "" ? summary(problems, fields) : undefined}
    ${buttons.length === 0 ? undefined : form({ action, buttons, fields }, problems, focus, proof)}
    ${after === undefined ? undefined : html`<div class="after">${after}</div>`}`
}

const form = (
  { action, buttons, fields }: Pick<Form, "action" | "buttons" | "fields">,
  problems: ReadonlyArray<Problem>,
  focus: string | undefined,
  proof: string
): Html =>
  html`<form method="post" action="${action}" novalidate>
    <input type="hidden" name="proof" value="${proof}" />
    ${fields.map((field) => control(field, problems, focus === field.name))}
    ${buttons.map(
      ([value, words], index) =>
        html`<button type="submit" name="action" value="${value}" ${index > 0 ? html` class="second"` : undefined}>
          ${words}
        </button>`
    )}
  </form>`

// Screen readers start at the focused element. A single problem focuses its field. Several problems, or one without a
// field, focus the summary. Otherwise the first empty required field has the focus.
const focusOf = (fields: ReadonlyArray<Field>, problems: ReadonlyArray<Problem>): string | undefined => {
  if (problems.length > 0) {
    const [{ at } = { at: "" }, ...more] = problems
    return more.length === 0 && fields.some(({ name }) => name === at) ? at : ""
  }
  return fields.find(({ fixed, optional, type, value = "" }) => {
    return fixed !== true && optional !== true && type !== "checkbox" && value === ""
  })?.name
}

const summary = (problems: ReadonlyArray<Problem>, fields: ReadonlyArray<Field>): Html => {
  const lines = problems.map(({ at, text }) => {
    const label = fields.find(({ name }) => name === at)?.label
    return label === undefined ? html`<li>${text}</li>` : html`<li><a href="#${at}">${label}: ${text}</a></li>`
  })
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>There is a problem</h2>
    <ul>
      ${lines}
    </ul>
  </div>`
}

const valueAttribute = (type: Field["type"], value: string): Value => {
  if (type !== "checkbox") return html` value="${value}"`
  return value === "" ? undefined : html` checked`
}

const control = (field: Field, problems: ReadonlyArray<Problem>, focused: boolean): Html => {
  const { autocomplete, fixed, hint, label, name, numeric, optional, type, value } = field
  const problem = problems.find(({ at }) => at === name)
  const describedBy = [hint === undefined ? "" : `${name}-hint`, problem === undefined ? "" : `${name}-problem`]
    .join(" ")
    .trim()
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    ${autocomplete === undefined ? undefined : html` autocomplete="${autocomplete}"`}${
      numeric === true ? html` inputmode="numeric"` : undefined
    }${type === "email" ? html` spellcheck="false" autocapitalize="none"` : undefined}${
      optional === true || fixed === true ? undefined : html` required`
    }${fixed === true ? html` readonly` : undefined}${
      value === undefined || type === "password" ? undefined : valueAttribute(type, value)
    }${problem === undefined ? undefined : html` aria-invalid="true"`}${
      describedBy === "" ? undefined : html` aria-describedby="${describedBy}"`
    }${focused ? html` autofocus` : undefined}
  />`
  const words = html`<label for="${name}"
    >${label}${optional === true ? html` <span>(optional)</span>` : undefined}</label
  >`
  return html`<div class="field ${type === "checkbox" ? "check" : undefined}">
    ${type === "checkbox" ? [input, words] : words}
    ${hint === undefined ? undefined : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${problem === undefined ? undefined : html`<p class="wrong" id="${name}-problem">${problem.text}</p>`}
    ${type === "checkbox" ? undefined : input}
  </div>`
}
