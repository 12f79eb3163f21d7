"use client"
import { PreWarm } from "@portico/client/auth/PreWarm"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as React from "react"
import { useRegistry } from "../../runtime/RegistryContext.ts"
import { runtime } from "../../runtime/Runtime.ts"

/**
 * Wakes the provider's pages while a person reads, so that the first way there is short. Once in seven days, never with
 * an error, and not at all where `PreWarm.layer` is not laid over the client.
 *
 * **Example** (On the page before the sign-in)
 *
 * ```tsx
 * import { OAuthButton, usePrewarm } from "@portico/react"
 *
 * export function Welcome() {
 *   usePrewarm()
 *   return <OAuthButton />
 * }
 * ```
 */
export const usePrewarm = (): void => {
  const registry = useRegistry()
  React.useEffect(() => registry.mount(prewarmAtom), [registry])
}

const prewarmAtom = runtime.atom(
  Effect.flatMap(
    Effect.serviceOption(PreWarm),
    Option.match({ onNone: () => Effect.void, onSome: (preWarm) => preWarm.run() })
  )
)
