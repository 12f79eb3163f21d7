/**
 * Component tests: renders components with a client, a provider in the same process, a signed-in member, faults and a clock.
 * Works with Testing Library, with the browser mode of Vitest and in Storybook. Requires `react` and `@portico/react`.
 *
 * @since 0.1.0
 */
import { ClientProvider, type ClientProviderProps } from "@portico/react"
import * as React from "react"
import * as ComponentWorld from "./internal/ComponentWorld.ts"

export type { WorldClock } from "./internal/ComponentWorld.ts"

/** Options of a world. The defaults are the bookshop without faults, no member and the real time. */
export interface WorldOptions extends ComponentWorld.Options {
  /** The message catalog of the components, or single messages that override the English ones. */
  readonly messages?: ClientProviderProps["messages"]
}

/** A client and a provider for the components of one test. No other world shares its data, tokens, emails or time. */
export interface World extends ComponentWorld.ComponentWorld {
  /**
   * Provides the client to the components that it contains. Rendering it again, after an unmount, acts as a reload of the
   * page: a member is still signed in.
   */
  readonly Wrapper: React.FunctionComponent<React.PropsWithChildren>
}

/**
 * Creates a world and signs its member in, without a page and without a password.
 *
 * **Example** (A page of a signed-in member, with Testing Library)
 *
 * ```tsx
 * import { AccountMenu } from "@portico/react"
 * import { createWorld } from "@portico/testing/react"
 *
 * declare const render: (page: React.ReactNode, options: { readonly wrapper: React.ComponentType }) => void
 *
 * const world = await createWorld({ member: "ada" })
 * render(<AccountMenu />, { wrapper: world.Wrapper })
 * ```
 */
export const createWorld = async ({ messages, ...options }: WorldOptions = {}): Promise<World> => {
  const { clock, ...world } = await ComponentWorld.make(options)
  return {
    ...world,
    clock: { ...clock, advance: (duration) => acting(() => clock.advance(duration)) },
    Wrapper: ({ children }) => (
      <ClientProvider layer={world.layer} messages={messages}>
        {children}
      </ClientProvider>
    )
  }
}

/** The part of a story's context that this module uses. */
export interface StoryContext {
  readonly loaded: Readonly<Record<string, unknown>>
}

/**
 * A loader of Storybook. It creates the world of a story, each time that the story is shown. The story's parameter `world`
 * contains the options. Add it next to `withWorld` to the file `.storybook/preview`, or to the `meta` of a file.
 */
export const loadWorld = async ({
  parameters
}: {
  readonly parameters: Readonly<Record<string, unknown>>
}): Promise<{ readonly [loadedKey]: World }> => ({
  [loadedKey]: await createWorld(parameters["world"] as WorldOptions | undefined)
})

/** A decorator of Storybook. It provides the client of the story's world. Requires the loader `loadWorld`. */
export const withWorld = (Story: React.ComponentType, context: StoryContext): React.ReactElement => {
  const { Wrapper } = worldOf(context)
  return (
    <Wrapper>
      <Story />
    </Wrapper>
  )
}

/**
 * Returns the world of a story, from the context of its play function.
 *
 * **Example** (A story that reads the last email)
 *
 * ```tsx
 * import { ForgotPasswordForm } from "@portico/react"
 * import { loadWorld, type StoryContext, withWorld, worldOf } from "@portico/testing/react"
 *
 * export default { component: ForgotPasswordForm, loaders: [loadWorld], decorators: [withWorld] }
 *
 * export const EmailSent = {
 *   parameters: { world: { scenario: "emailVerification" } },
 *   play: async (context: StoryContext) => {
 *     const [email] = await worldOf(context).outbox()
 *   }
 * }
 * ```
 */
export const worldOf = ({ loaded }: StoryContext): World => {
  const world = loaded[loadedKey]
  if (world === undefined) throw new Error("The story has no world. Add `loadWorld` to its `loaders`.")
  return world as World
}

const loadedKey = "porticoWorld"

/** Runs a function that causes updates of components, as `act` of React if the test environment uses it. */
const acting = async (run: () => Promise<void>): Promise<void> => {
  const { IS_REACT_ACT_ENVIRONMENT: acts } = globalThis as { readonly IS_REACT_ACT_ENVIRONMENT?: boolean }
  if (acts === true) await React.act(run)
  else await run()
}
