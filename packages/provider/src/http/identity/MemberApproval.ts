/**
 * Decisions of a shop's owner about single members.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import * as Member from "../../engine/identity/Member.ts"
import { ApplicationError } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import * as Changes from "./Changes.ts"
import { Mails } from "./Mails.ts"
import { Tickets } from "./Tickets.ts"
import { TokenGrants } from "./TokenGrants.ts"

/** The decisions about a member. A rejected member is blocked. The email address of a deleted member stays taken. */
export type Decision = "approve" | "reject" | "block" | "unblock" | "delete" | "requirePasswordReset"

/**
 * Applies a decision to a member. Callers must have checked the permission to decide. Every decision except `approve`
 * and `unblock` ends the member's sessions.
 */
export const decide = Effect.fn("MemberApproval.decide")(function* (memberId: string, decision: Decision) {
  const changed = yield* Changes.change(memberId, (member, now) => outcome(member, decision, now))
  if (Option.isNone(changed)) return yield* nobody
  const member = changed.value
  // An approved or unblocked member may be about to sign in, and still needs their tickets for that.
  if (decision !== "approve" && decision !== "unblock") yield* TokenGrants.use((desk) => desk.endOthers(member.id))
  if (decision === "approve" || decision === "reject") {
    yield* Mails.use((mails) => mails.decided(member.email, decision))
  }
  return member
})

/** Returns the ticket of an approval email's token, if the decision is still pending. */
export const waiting = Effect.fn("MemberApproval.waiting")(function* (token: Redacted.Redacted) {
  const digest = yield* Secrets.use((secrets) => secrets.digest(token))
  return yield* Tickets.use((tickets) => tickets.read("Approval", digest))
})

/** Applies a decision by the token of an approval email. The token works once. */
export const decideByEmail = Effect.fn("MemberApproval.decideByEmail")(function* (
  token: Redacted.Redacted,
  decision: "approve" | "reject"
) {
  const digest = yield* Secrets.use((secrets) => secrets.digest(token))
  const ticket = yield* Tickets.use((tickets) => tickets.take("Approval", digest))
  return Option.isSome(ticket) ? yield* decide(ticket.value.memberId, decision) : yield* over
})

const outcome = (member: Member.Member, decision: Decision, now: number): Member.Member | undefined => {
  if (member.status === "DELETED") return undefined
  switch (decision) {
    case "approve":
      return isWaiting(member) ? Member.approved(member, now) : undefined
    case "reject":
      // Keeps the other reasons, so that unblocking the member later does not skip the email verification.
      return isWaiting(member) ? { ...Member.approved(member, now), status: "BLOCKED" } : undefined
    case "block":
      return Member.changed({ ...member, status: "BLOCKED" }, now)
    case "unblock":
      if (member.status !== "BLOCKED") return undefined
      return Member.changed({ ...member, status: member.reasons.length === 0 ? "ACTIVE" : "PENDING" }, now)
    case "delete":
      return Member.changed({ ...member, status: "DELETED" }, now)
    case "requirePasswordReset":
      return Member.changed({ ...member, resetRequired: true }, now)
  }
}

const isWaiting = ({ reasons, status }: Member.Member): boolean =>
  status === "PENDING" && reasons.includes("PENDING_ADMIN_APPROVAL_REQUIRED")

const nobody = new ApplicationError({
  status: 404,
  code: "MEMBER_NOT_FOUND",
  description: "The member does not exist, or is not in a state that allows this decision."
})

const over = new ApplicationError({
  status: 410,
  code: "APPROVAL_EXPIRED",
  description: "The decision was already made, or the link has expired."
})
