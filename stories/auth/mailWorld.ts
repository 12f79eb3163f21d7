import type { LoginState } from "@portico/client/auth/LoginState"
import { type LoginError, Members, type RegisterError } from "@portico/client/auth/Members"
import { Recovery } from "@portico/client/auth/Recovery"
import type { Services } from "@portico/client/Client"
import { graphql } from "@portico/contract/auth/Endpoints"
import * as Endpoint from "@portico/contract/Endpoint"
import * as Mock from "@portico/testing/Mock"
import { ownerSecret } from "../../packages/testing/src/internal/scenarios/VerificationScenarios.ts"
import { scenarioHeader, worldHeader } from "@portico/testing/Worlds"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { expect, type within } from "storybook/test"
import { lastMail, type World } from "../../.storybook/network.ts"
import { here } from "../../.storybook/place.ts"

/** The account that signs in or up in a story. */
interface Account {
  readonly email: string
  readonly password: string
}

interface LoaderContext {
  readonly parameters: Record<string, unknown>
  readonly viewMode: string
}

// The story's own world before the story starts, without a user. A documentation page has no world of its own.
const run = <A>({ parameters }: LoaderContext, effect: Effect.Effect<A, unknown, Services>): Promise<A> => {
  const { scenario = "bookshop" } = (parameters["world"] as World | undefined) ?? {}
  const client: Layer.Layer<Services> = Mock.layerMock({ ...here().visit, scenario })
  return Effect.runPromise(Effect.provide(effect, client))
}

const credentialsOf = ({ email, password }: Account) => ({ email, password: Redacted.make(password) })

/**
 * Signs in to an account whose address has to be verified. The code is then in the world's outbox. If the story's
 * parameters name a `newcomer`, it signs up with that address instead.
 */
export const dueAt = (account: Account) =>
  async function (context: LoaderContext) {
    if (context.viewMode === "docs") return { due: { email: account.email, stateToken: Redacted.make("of no mail") } }
    const newcomer = context.parameters["newcomer"] as Account | undefined
    const state = await run(
      context,
      Members.use(({ login, register }): Effect.Effect<LoginState, LoginError | RegisterError> =>
        newcomer === undefined ? login(credentialsOf(account)) : register(credentialsOf(newcomer))
      )
    )
    if (state._tag !== "EMAIL_VERIFICATION_REQUIRED") throw new Error(`It ended with ${state._tag}.`)
    const { identity, stateToken } = state
    return { due: { email: (newcomer ?? account).email, identityId: identity?.id, stateToken } }
  }

/** The token of a recovery email to this address. On a documentation page, an invalid one. */
export const tokenFor = ({ email }: Pick<Account, "email">) =>
  async function (context: LoaderContext) {
    if (context.viewMode === "docs") return { recoveryToken: Redacted.make("of no mail") }
    await run(
      context,
      Recovery.use((recovery) => recovery.sendEmail(email))
    )
    return { recoveryToken: Redacted.make(await lastCode()) }
  }

/** The code of the last email. */
export const lastCode = async (): Promise<string> => {
  const { code } = await lastMail()
  if (code === undefined) throw new Error("The last mail has no code.")
  return code
}

/** The decision of the shop's owner about a pending account. */
export const decide = async (decision: "approveIdentity" | "rejectIdentity", scenario: string, identityId: string) => {
  const path = Endpoint.plainPrefixes[graphql.service] + graphql.path.replace("{apiVersion}", "alpha")
  const answer = await fetch(path, {
    method: "POST",
    headers: {
      authorization: ownerSecret,
      "content-type": "application/json",
      [scenarioHeader]: scenario,
      [worldHeader]: here().world
    },
    body: JSON.stringify({
      query: `mutation ($id: ID!) { decided: ${decision}(id: $id) { id } }`,
      variables: { id: identityId }
    })
  })
  const { errors = [] } = await answer.json()
  if (!answer.ok || errors.length > 0) throw new Error(`The owner could not decide: ${JSON.stringify(errors)}`)
}

/** Creates the account in the provider and returns the identity that waits for it. */
export const identityAt = (account: Account) =>
  async function (context: LoaderContext) {
    if (context.viewMode === "docs") return {}
    const entered = Members.use((members) => members.login(credentialsOf(account)))
    const { identity } = await run(context, entered)
    return { identityId: identity?.id }
  }

/** Waits for a notice that says so, and expects it to have taken the focus. */
export const expectNotice = async (canvas: ReturnType<typeof within>, text: string | RegExp) => {
  const found = await canvas.findByText(text)
  await expect(found.closest("output")).toHaveFocus()
}
