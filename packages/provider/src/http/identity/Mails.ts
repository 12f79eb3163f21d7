/**
 * The emails to members and to the owner. Their codes and links are secret. The outbox stores them.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { isLoopback } from "../../engine/identity/Client.ts"
import type { Member } from "../../engine/identity/Member.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { Outbox } from "../request/Outbox.ts"
import * as Links from "./Links.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import { Tickets } from "./Tickets.ts"

/** The recipient of an email. */
type Addressed = Pick<Member, "id" | "email">

type Sent = Effect.Effect<void, StoreUnavailable>

/** The operations of `Mails`. `origin` is the provider's own, as the call addressed it. */
export interface MailsShape {
  /** Sends a code, and a link with the same effect, to a member who must verify their email address. */
  readonly verification: (member: Addressed, code: Redacted.Redacted, origin: string) => Sent
  /** Sends a code to a new user, who becomes a member when the code is entered. */
  readonly registration: (email: string, code: Redacted.Redacted) => Sent
  /** Notifies a member that someone tried to register with their email address. */
  readonly accountExists: (email: string) => Sent
  /** Sends the owner a request to approve a member. */
  readonly ownerApproval: (member: Addressed, origin: string) => Sent
  /** Notifies a member of the owner's decision. */
  readonly decided: (email: string, decision: "approve" | "reject") => Sent
  /** Sends the token that sets a new password. `site` is the page of the site that accepts the token. */
  readonly recovery: (email: string, token: Redacted.Redacted, origin: string, site?: string) => Sent
  /** Sends the token that activates a member. `site` is the page of the site that accepts the token. */
  readonly activation: (email: string, token: Redacted.Redacted, origin: string, site?: string) => Sent
  /** Sends a push with which a member approves a sign-in or a new device. */
  readonly push: (email: string, token: Redacted.Redacted, origin: string) => Sent
  /** Notifies a member that their factors have changed. */
  readonly factorsChanged: (email: string) => Sent
  /** Sends a code to the new email address of a member. */
  readonly emailChange: (email: string, code: Redacted.Redacted) => Sent
  /** Notifies a member's current address that someone in their account requested another one. */
  readonly emailChangeStarted: (email: string) => Sent
  /**
   * Notifies a member's old address that the email address has changed, with a link that restores it. `at` is the time of
   * the change, in milliseconds since the epoch.
   */
  readonly emailChanged: (member: Addressed, at: number, origin: string) => Sent
  /** Notifies an address that a member no longer has it, because the earlier one was restored. */
  readonly emailRestored: (email: string) => Sent
  /** Notifies a former member that their account was deleted. */
  readonly accountDeleted: (email: string) => Sent
  /** Notifies a member that their password has changed. */
  readonly passwordChanged: (email: string) => Sent
  /**
   * Writes as much to the store as an email does, without sending one. Otherwise the response time would reveal whether
   * the member exists.
   */
  readonly toNobody: Sent
}

const make = Effect.gen(function* () {
  const outbox = yield* Outbox
  const tickets = yield* Tickets
  const policy = yield* ProviderSettings

  // The caller controls the host name. An untrusted host must not appear in a link in another user's email.
  const home = (origin: string): string | undefined =>
    policy.origin ?? (policy.open || isLoopback(new URL(origin).hostname) ? origin : undefined)

  const linkTo = (purpose: keyof typeof Links.paths, token: Redacted.Redacted, origin: string, site?: string) => {
    const own = home(origin)
    if (site !== undefined) return { link: Links.toSite(site, token) }
    return own === undefined ? {} : { link: Links.to(purpose, own, token) }
  }

  return Mails.of({
    verification: Effect.fnUntraced(function* ({ email, id }, code, origin) {
      const token = yield* tickets.issue({ _tag: "VerificationLink", memberId: id })
      yield* outbox.send({ ...verificationMail(email, code), ...linkTo("verification", token, origin) })
    }),
    registration: (email, code) => outbox.send(verificationMail(email, code)),
    accountExists: (email) =>
      outbox.send({
        kind: "accountExists",
        email,
        subject: "You already have an account",
        text: "Someone tried to sign up with this email address. If this was you, sign in or reset your password."
      }),
    ownerApproval: Effect.fnUntraced(function* ({ email, id }, origin) {
      const token = yield* tickets.issue({ _tag: "Approval", memberId: id })
      yield* outbox.send({
        kind: "ownerApproval",
        email,
        subject: "A new member needs your approval",
        text: `${email} signed up and needs your approval.`,
        ...linkTo("approval", token, origin)
      })
    }),
    decided: (email, decision) =>
      outbox.send(
        decision === "approve"
          ? { kind: "approved", email, subject: "Your account was approved", text: "You can sign in now." }
          : { kind: "rejected", email, subject: "Your registration", text: "Your registration was not approved." }
      ),
    recovery: (email, token, origin, site) =>
      outbox.send({
        kind: "recovery",
        email,
        subject: "Reset your password",
        text: "Someone requested a new password for your account. If this was not you, ignore this email. The link is valid for one hour.",
        code: Redacted.value(token),
        ...linkTo("recovery", token, origin, site)
      }),
    activation: (email, token, origin, site) =>
      outbox.send({
        kind: "activation",
        email,
        subject: "Activate your account",
        text: "Confirm your email address to activate your account. The link is valid for seven days.",
        code: Redacted.value(token),
        ...linkTo("activation", token, origin, site)
      }),
    push: (email, token, origin) =>
      outbox.send({
        kind: "factorPush",
        email,
        subject: "Are you trying to sign in?",
        text: "Someone is trying to sign in to your account or to add this device. Open the link within 10 minutes to approve or deny the request.",
        ...linkTo("push", token, origin)
      }),
    factorsChanged: (email) =>
      outbox.send({
        kind: "factorsChanged",
        email,
        subject: "Your sign-in methods changed",
        text: "Two-step verification was changed on your account. If this was not you, change your password."
      }),
    emailChange: (email, code) =>
      outbox.send({
        kind: "emailChange",
        email,
        subject: "Confirm your new email address",
        text: `Your code is ${Redacted.value(code)}. It is valid for 30 minutes. If you did not request it, ignore this email.`,
        code: Redacted.value(code)
      }),
    emailChangeStarted: (email) =>
      outbox.send({
        kind: "emailChangeStarted",
        email,
        subject: "Is your email address changing?",
        text: "Someone who is signed in to your account requested another email address for it. If this was not you, change your password now."
      }),
    emailChanged: Effect.fnUntraced(function* ({ email, id }, at, origin) {
      const token = yield* tickets.issue({ _tag: "EmailRevert", memberId: id, email, at })
      yield* outbox.send({
        kind: "emailChanged",
        email,
        subject: "Your email address was changed",
        text: "You now sign in with another email address, and you are signed out on all other devices. If this was not you, open the link within seven days to restore this address and set a new password.",
        ...linkTo("emailRevert", token, origin)
      })
    }),
    emailRestored: (email) =>
      outbox.send({
        kind: "emailRestored",
        email,
        subject: "Your account has its previous email address again",
        text: "The owner of the previous address restored it. You can no longer sign in with this address."
      }),
    accountDeleted: (email) =>
      outbox.send({
        kind: "accountDeleted",
        email,
        subject: "Your account was deleted",
        text: "Your account and your profile were deleted. If this was not you, contact us."
      }),
    passwordChanged: (email) =>
      outbox.send({
        kind: "passwordChanged",
        email,
        subject: "Your password was changed",
        text: "You are signed out on all other devices. If this was not you, reset your password."
      }),
    toNobody: Effect.asVoid(tickets.issue({ _tag: "VerificationLink", memberId: "" }))
  })
})

/**
 * Sends emails.
 *
 * @since 0.1.0
 */
export class Mails extends Context.Service<Mails, MailsShape>()("@portico/provider/http/identity/Mails") {}

/** `Mails` that stores the emails in the outbox. */
export const layer: Layer.Layer<Mails, never, Outbox | ProviderSettings | Tickets> = Layer.effect(Mails, make)

const verificationMail = (email: string, code: Redacted.Redacted) =>
  ({
    kind: "emailVerification",
    email,
    subject: "Confirm your email address",
    text: `Your code is ${Redacted.value(code)}. It is valid for 30 minutes.`,
    code: Redacted.value(code)
  }) as const
