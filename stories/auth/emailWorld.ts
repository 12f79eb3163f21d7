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
import { lastEmail, type World } from "../../.storybook/world.ts"
import { environment } from "../../.storybook/environment.ts"

/** The account that signs in or up in a story. */
interface Account {
  readonly email: string
  readonly password: string
}

interface LoaderContext {
  readonly parameters: Record<string, unknown>
  readonly viewMode: string
}

// Runs in the story's world before the story starts. A documentation page has no world.
const runInWorld = <A>({ parameters }: LoaderContext, effect: Effect.Effect<A, unknown, Services>): Promise<A> => {
  const { scenario = "bookshop" } = (parameters["world"] as World | undefined) ?? {}
  const client: Layer.Layer<Services> = Mock.layerMock({ ...environment().clientOptions, scenario })
  return Effect.runPromise(Effect.provide(effect, client))
}

const credentialsOf = ({ email, password }: Account) => ({ email, password: Redacted.make(password) })

/**
 * Creates a loader that signs in to an account whose address has to be verified. The code is then in the world's
 * outbox. If the story's parameters name a `newcomer`, it signs up with that address instead.
 */
export const loadVerification = (account: Account) =>
  async function (context: LoaderContext) {
    if (context.viewMode === "docs")
      return { verification: { email: account.email, stateToken: Redacted.make("no token") } }
    const newcomer = context.parameters["newcomer"] as Account | undefined
    const state = await runInWorld(
      context,
      Members.use(({ login, register }): Effect.Effect<LoginState, LoginError | RegisterError> =>
        newcomer === undefined ? login(credentialsOf(account)) : register(credentialsOf(newcomer))
      )
    )
    if (state._tag !== "EMAIL_VERIFICATION_REQUIRED") throw new Error(`It ended with ${state._tag}.`)
    const { identity, stateToken } = state
    return { verification: { email: (newcomer ?? account).email, identityId: identity?.id, stateToken } }
  }

/**
 * Creates a loader that requests a recovery email, and returns its token. On a documentation page the token is invalid.
 */
export const loadRecoveryToken = ({ email }: Pick<Account, "email">) =>
  async function (context: LoaderContext) {
    if (context.viewMode === "docs") return { recoveryToken: Redacted.make("no token") }
    await runInWorld(
      context,
      Recovery.use((recovery) => recovery.sendEmail(email))
    )
    return { recoveryToken: Redacted.make(await lastCode()) }
  }

/** Returns the code of the last email. */
export const lastCode = async (): Promise<string> => {
  const { code } = await lastEmail()
  if (code === undefined) throw new Error("The last email has no code.")
  return code
}

/** Approves or rejects a pending account as the shop's owner. */
export const decide = async (decision: "approveIdentity" | "rejectIdentity", scenario: string, identityId: string) => {
  const path = Endpoint.plainPrefixes[graphql.service] + graphql.path.replace("{apiVersion}", "alpha")
  const response = await fetch(path, {
    method: "POST",
    headers: {
      authorization: ownerSecret,
      "content-type": "application/json",
      [scenarioHeader]: scenario,
      [worldHeader]: environment().world
    },
    body: JSON.stringify({
      query: `mutation ($id: ID!) { decided: ${decision}(id: $id) { id } }`,
      variables: { id: identityId }
    })
  })
  const { errors = [] } = await response.json()
  if (!response.ok || errors.length > 0) throw new Error(`The owner could not decide: ${JSON.stringify(errors)}`)
}

/** Creates a loader that signs in to a pending account, and returns the id of its identity. */
export const loadIdentity = (account: Account) =>
  async function (context: LoaderContext) {
    if (context.viewMode === "docs") return {}
    const login = Members.use((members) => members.login(credentialsOf(account)))
    const { identity } = await runInWorld(context, login)
    return { identityId: identity?.id }
  }

/** Waits for a notice with this message, and checks that it has the focus. */
export const expectNotice = async (canvas: ReturnType<typeof within>, text: string | RegExp) => {
  const message = await canvas.findByText(text)
  await expect(message.closest("output")).toHaveFocus()
}
