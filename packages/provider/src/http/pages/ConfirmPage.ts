/**
 * The page that confirms an email address. The verification and activation emails link to it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { signInBarrierOf, type Member } from "../../engine/identity/Member.ts"
import * as Verifications from "../identity/Verifications.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import * as EmailLink from "./EmailLink.ts"
import * as PageResponse from "./PageResponse.ts"
import * as RecoverPage from "./RecoverPage.ts"
import * as FormErrors from "./FormErrors.ts"

/** Returns the confirmation page. A member who is activated and has no password sets one first. */
export const respond = Effect.fn("ConfirmPage.respond")(function* (
  request: Request,
  kind: "VerificationLink" | "Activation",
  letter: EmailLink.EmailLink
) {
  const found = yield* EmailLink.memberOf(kind, letter)
  if (Option.isNone(found)) return yield* EmailLink.expired(request)
  const member = found.value
  const isNew = kind === "Activation" && member.password === ""
  if (request.method === "GET") {
    return yield* isNew ? RecoverPage.showForm(request, letter, member) : showForm(request, letter, member)
  }
  if (isNew) return yield* RecoverPage.submit(request, letter, member)

  const { strange } = yield* Form.read(request)
  if (strange !== undefined) return yield* showForm(request, letter, member, strange)
  const confirmed = yield* FormErrors.attempt(Verifications.confirm(kind, letter.token))
  if (confirmed._tag === "Failure") return yield* EmailLink.expired(request)
  return PageResponse.notice(
    "Your email address is confirmed",
    signInBarrierOf(confirmed.success) === "ownerApproval"
      ? "The shop owner has to approve your account next. We'll email you their decision."
      : "You can sign in now.",
    200,
    yield* EmailLink.signInLink(request)
  )
})

const showForm = (request: Request, { path }: EmailLink.EmailLink, { email }: Member, refused?: Form.Refused) =>
  Form.respond(request, {
    title: "Confirm your email address",
    lead: html`<p>Did you create an account with <bdi>${email}</bdi>? If not, close this page.</p>`,
    action: path,
    fields: [],
    buttons: [["confirm", "Yes, confirm"]],
    refused
  })
