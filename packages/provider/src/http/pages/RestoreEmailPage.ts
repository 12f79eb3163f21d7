/**
 * The page that restores the email address that a member had before a change, and sets a new password. The email to the
 * old address links to it.
 *
 * @since 0.1.0
 */
import { accountChangeCodes } from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as EmailChanges from "../identity/EmailChanges.ts"
import * as EmailLink from "./EmailLink.ts"
import * as Form from "./Form.ts"
import * as FormErrors from "./FormErrors.ts"
import { html } from "./Html.ts"
import * as PageResponse from "./PageResponse.ts"
import { newPassword, unequal } from "./RecoverPage.ts"

/** Returns the page, and restores the address after a submission. */
export const respond = Effect.fn("RestoreEmailPage.respond")(function* (
  request: Request,
  { path, token }: EmailLink.EmailLink
) {
  const link = yield* EmailChanges.revertible(token)
  if (Option.isNone(link)) return yield* EmailLink.expired(request)
  const { email } = link.value.ticket
  const showForm = (refused?: Form.Refused) =>
    Form.respond(request, {
      title: "Restore your email address",
      lead: html`<p>
        Your account gets this address again. Set a new password, because someone else may know your current one. You
        will be signed out on all devices, and sign-in methods that were added since the change are removed.
      </p>`,
      action: path,
      fields: [
        { name: "email", label: "Email", type: "email", autocomplete: "username", value: email, fixed: true },
        ...newPassword
      ],
      buttons: [["restore", "Restore address"]],
      refused
    })
  if (request.method === "GET") return yield* showForm()
  const { fields, strange } = yield* Form.read(request)
  if (strange !== undefined) return yield* showForm(strange)
  const password = fields.get("password") ?? ""
  if (password !== fields.get("again")) return yield* showForm(unequal)
  const restored = yield* FormErrors.attempt(EmailChanges.revert({ token, password: Redacted.make(password) }))
  if (restored._tag === "Success") {
    return PageResponse.notice(
      "Your email address is restored",
      "You have been signed out on all devices. Sign in with this address and your new password.",
      200,
      yield* EmailLink.signInLink(request)
    )
  }
  const { failure } = restored
  if (failure._tag === "ValidationError") return yield* showForm(FormErrors.of(failure))
  return failure.code === accountChangeCodes.emailUnavailable
    ? yield* showForm(taken)
    : yield* EmailLink.expired(request)
})

const taken: Form.Refused = {
  status: 409,
  problems: [{ text: "Another account uses this address now. Contact us to restore it." }]
}
