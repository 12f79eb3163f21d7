"use client"
import { PreWarm } from "@portico/client/auth/PreWarm"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as React from "react"
import { useRegistry } from "../../runtime/useAtom.ts"
import { runtime } from "../../runtime/Runtime.ts"

/**
 * Warms up the provider's pages in the background, so that the first redirect is fast. It runs at most once in seven
 * days, never reports an error, and does nothing unless the client includes `PreWarm.layer`.
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
