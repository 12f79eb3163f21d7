import type { Challenge } from "@portico/client/auth/LoginState"
import { Mfa, type Proof } from "@portico/client/auth/Mfa"
import type * as Tabs from "@portico/testing/Tabs"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { codeAt } from "../provider/Authenticator.ts"
import { heldBy } from "../provider/http/pages/Visitor.ts"
import { type Attempt, type Call, carriedOut, lastMail, loggedIn, type Prepare } from "./Call.ts"
import { plain, type Family } from "./families.ts"
import { factorTypes, members, pageOrigin, passkey } from "./shop.ts"

type FactorType = (typeof factorTypes)[number]

/** Logs in a member with a second factor, up to the challenge. */
const challenged = (type: FactorType) =>
  Effect.flatMap(loggedIn(members[type]), (state) =>
    state._tag === "FAILURE" && state.challenge !== undefined
      ? Effect.succeed(state.challenge)
      : Effect.die(new Error(`The login ended with ${state._tag}.`))
  )

let signatures = 0

/** Returns the proof for a challenge, from the message that the provider sent. */
const proofOf = (type: FactorType, { verificationChallengeData: told }: Challenge, browser: Tabs.BrowserShape) =>
  Effect.gen(function* (): Effect.fn.Return<Proof> {
    if (type === "PUSH") {
      yield* approve(browser)
      return { factorType: type, transactionId: told?.pushData?.transactionId ?? "" }
    }
    if (type === "WEBAUTHN") {
      const { challengeId = "", credentialRequestOptions: { challenge = "", rpId = "" } = {} } =
        told?.webauthnData ?? {}
      return {
        factorType: type,
        challengeId,
        credential: passkey.get({ challenge, origin: pageOrigin, rpId, counter: ++signatures })
      }
    }
    if (type === "TOTP") {
      // A code of the app works once.
      yield* browser.clock.advance("30 seconds")
      return { factorType: type, code: Redacted.make(codeAt(yield* browser.clock.provider.currentTimeMillis)) }
    }
    const { code = "" } = yield* lastMail(browser)
    return { factorType: type, code: Redacted.make(code) }
  })

/** Approves on the page that a push links to. */
const approve = (browser: Tabs.BrowserShape) =>
  Effect.gen(function* () {
    const { link = "" } = yield* lastMail(browser)
    yield* Effect.promise(async () => {
      const page = await browser.handler(new Request(link))
      const text = await page.text()
      const cookie = page.headers
        .getSetCookie()
        .map((cookie) => cookie.replace(/;.*/, ""))
        .join("; ")
      const { status } = await browser.handler(
        new Request(link, {
          method: "POST",
          headers: {
            cookie,
            "content-type": "application/x-www-form-urlencoded",
            "sec-fetch-site": "same-origin"
          },
          body: new URLSearchParams({ ...heldBy(text), action: "approve" }).toString()
        })
      )
      if (status !== 200) throw new Error(`The page of the push answered ${status}.`)
    })
  })

const verify =
  (type: FactorType): Prepare =>
  (browser) =>
    Effect.gen(function* () {
      const challenge = yield* challenged(type)
      const proof = yield* proofOf(type, challenge, browser)
      return Mfa.use((mfa) => mfa.verify(challenge, proof))
    })

const again: Prepare = () =>
  Effect.map(challenged("SMS"), (challenge): Attempt => Mfa.use((mfa) => mfa.challenge(challenge, "SMS")))

const awaitPush: Prepare = (browser) =>
  Effect.gen(function* () {
    const challenge = yield* challenged("PUSH")
    yield* approve(browser)
    return Mfa.use((mfa) => mfa.awaitPush(challenge))
  })

/** Retries transient failures. */
const patient: Family = {
  title: "Waiting for a push",
  about:
    "Transient failures are retried until the push expires, after two minutes. In this test, the fault lasts longer than that.",
  error: (_, error) => (/^(Unreachable|RateLimited|SystemError)/.test(error) ? "PushUnanswered" : error)
}

/** Verification of second factors. */
export const factorCalls: ReadonlyArray<Call> = [
  ...factorTypes.map((type): Call => ({
    name: "Mfa.verify",
    case: type,
    path: `/v2/${type}/verify`,
    prepare: verify(type),
    family: plain,
    anew: carriedOut
  })),
  { name: "Mfa.challenge", path: "/v2/SMS/verify", prepare: again, family: plain, anew: carriedOut },
  { name: "Mfa.awaitPush", path: "/v2/PUSH/verify", prepare: awaitPush, family: patient, anew: carriedOut }
]
