/**
 * The page on which the owner approves or rejects a new member. The approval email links to it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { signInBarrierOf, type Member, nameOf } from "../../engine/identity/Member.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import * as MemberApproval from "../identity/MemberApproval.ts"
import * as Form from "./Form.ts"
import { html } from "./Html.ts"
import * as EmailLink from "./EmailLink.ts"
import * as PageResponse from "./PageResponse.ts"
import * as FormErrors from "./FormErrors.ts"

/** Returns the approval page, and applies the owner's decision. */
export const respond = Effect.fn("ApprovalPage.respond")(function* (request: Request, letter: EmailLink.EmailLink) {
  const ticket = yield* MemberApproval.waiting(letter.token)
  const found = Option.isSome(ticket)
    ? yield* IdentityStore.use((store) => store.member(ticket.value.memberId))
    : Option.none<Member>()
  if (Option.isNone(found) || !waits(found.value)) return decided()
  const member = found.value
  if (request.method === "GET") return yield* showForm(request, letter, member)

  const { action, strange } = yield* Form.read(request)
  if (strange !== undefined) return yield* showForm(request, letter, member, strange)
  const decision = action === "approve" ? "approve" : action === "reject" ? "reject" : undefined
  if (decision === undefined) return yield* showForm(request, letter, member, undecided)
  const result = yield* FormErrors.attempt(MemberApproval.decideByEmail(letter.token, decision))
  if (result._tag === "Failure") return decided()
  return decision === "approve"
    ? PageResponse.notice(
        "Approved",
        html`<bdi>${member.email}</bdi> is now a member. We've emailed them your decision.`
      )
    : PageResponse.notice(
        "Declined",
        html`<bdi>${member.email}</bdi> won't become a member. We've emailed them your decision.`
      )
})

const waits = (member: Member): boolean =>
  signInBarrierOf(member) !== "blocked" && member.reasons.includes("PENDING_ADMIN_APPROVAL_REQUIRED")

const decided = (): Response =>
  PageResponse.notice("This link is no longer valid", "The request was already decided, or the link has expired.", 410)

const showForm = (request: Request, { path }: EmailLink.EmailLink, member: Member, refused?: Form.Refused) => {
  const { email } = member
  const name = nameOf(member)
  return Form.respond(request, {
    title: "Approve this member?",
    lead: html`<p>
      <bdi>${name === email ? email : `${name} (${email})`}</bdi> wants to become a member of your shop.
    </p>`,
    action: path,
    fields: [],
    buttons: [
      ["approve", "Approve"],
      ["reject", "Decline"]
    ],
    refused
  })
}

const undecided: Form.Refused = { status: 422, problems: [{ text: "Choose “Approve” or “Decline”." }] }
