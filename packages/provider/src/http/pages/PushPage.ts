/**
 * The page on which a member approves or denies a sign-in. The push message on their device links to it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { IdentityStore } from "../../store/IdentityStore.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { Tickets } from "../identity/Tickets.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import type { EmailLink } from "./EmailLink.ts"
import * as PageResponse from "./PageResponse.ts"

/** Returns the page. Viewing it does not use up the link; the decision does. */
export const respond = Effect.fn("PushPage.respond")(function* (request: Request, { path, token }: EmailLink) {
  const tickets = yield* Tickets
  const store = yield* IdentityStore
  const digest = yield* Secrets.use((secrets) => secrets.digest(token))
  const ticket = yield* tickets.read("Push", digest)
  const member = Option.isSome(ticket) ? yield* store.member(ticket.value.memberId) : Option.none()
  if (Option.isNone(member)) return expired()
  const showForm = (refused?: Form.Refused) =>
    Form.respond(request, {
      title: "Is this you?",
      lead: html`<p>
        Someone entered the password of <bdi>${member.value.email}</bdi> to sign in or to add this device. Approve only
        if this is you.
      </p>`,
      action: path,
      fields: [],
      buttons: [
        ["approve", "Yes, it's me"],
        ["deny", "No, it's not me"]
      ],
      refused
    })
  if (request.method === "GET") return yield* showForm()

  const { action, strange } = yield* Form.read(request)
  if (strange !== undefined) return yield* showForm(strange)
  if (action !== "approve" && action !== "deny") return yield* showForm(undecided)
  const push = yield* tickets.take("Push", digest)
  if (Option.isNone(push)) return expired()
  const answer = action === "approve" ? "approved" : "denied"
  yield* tickets.reissue(push.value.transaction, { _tag: "PushAnswer", answer })
  return action === "approve"
    ? PageResponse.notice("Approved", "Continue on the page where you are signing in. You can close this one.")
    : PageResponse.notice("Denied", "The sign-in was blocked. If it wasn't yours, change your password.")
})

const undecided: Form.Refused = { status: 422, problems: [{ text: "Choose “Yes, it's me” or “No, it's not me”." }] }

const expired = (): Response =>
  PageResponse.notice(
    "This link is no longer valid",
    "You already answered this request, or the link has expired.",
    410
  )
