/**
 * The page that sets a new password. The recovery email links to it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { Member } from "../../engine/identity/Member.ts"
import { passwordLength } from "../../engine/identity/Passwords.ts"
import * as Recoveries from "../identity/Recoveries.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import * as EmailLink from "./EmailLink.ts"
import * as PageResponse from "./PageResponse.ts"
import * as FormErrors from "./FormErrors.ts"

/** Returns the page, and sets the password after a submission. */
export const respond = Effect.fn("RecoverPage.respond")(function* (request: Request, letter: EmailLink.EmailLink) {
  const member = yield* EmailLink.memberOf("Recovery", letter)
  if (Option.isNone(member)) return yield* EmailLink.expired(request)
  return request.method === "GET"
    ? yield* showForm(request, letter, member.value)
    : yield* submit(request, letter, member.value)
})

/** Sets the new password of a submitted form, with the token of a recovery or activation email. */
export const submit = Effect.fn("RecoverPage.submit")(function* (
  request: Request,
  letter: EmailLink.EmailLink,
  member: Member
) {
  const { fields, strange } = yield* Form.read(request)
  if (strange !== undefined) return yield* showForm(request, letter, member, strange)
  const password = fields.get("password") ?? ""
  if (password !== fields.get("again")) return yield* showForm(request, letter, member, unequal)
  const recovery = Recoveries.reset({ recoveryToken: letter.token, password: Redacted.make(password) })
  const recovered = yield* FormErrors.attempt(recovery)
  if (recovered._tag === "Success") {
    return PageResponse.notice(
      "Your new password is set",
      "You have been signed out on all devices. Sign in with your new password.",
      200,
      yield* EmailLink.signInLink(request)
    )
  }
  const { failure } = recovered
  return failure._tag === "ValidationError"
    ? yield* showForm(request, letter, member, FormErrors.of(failure))
    : yield* EmailLink.expired(request)
})

/** Returns the page with the password form. */
export const showForm = (request: Request, { path }: EmailLink.EmailLink, { email }: Member, refused?: Form.Refused) =>
  Form.respond(request, {
    title: "Set a new password",
    lead: html`<p>Choose a password that you don't use anywhere else.</p>`,
    action: path,
    fields: [
      { name: "email", label: "Email", type: "email", autocomplete: "username", value: email, fixed: true },
      ...newPassword
    ],
    buttons: [["recover", "Set password"]],
    refused
  })

/** The fields of a new password. */
export const newPassword: ReadonlyArray<Form.Field> = [
  {
    name: "password",
    label: "New password",
    type: "password",
    autocomplete: "new-password",
    hint: `At least ${passwordLength.minimum} characters. Longer is better.`
  },
  { name: "again", label: "Confirm new password", type: "password", autocomplete: "new-password" }
]

/** The refusal of two different passwords. */
export const unequal: Form.Refused = { status: 422, problems: [{ at: "again", text: "The passwords don't match." }] }
