"use client"
/**
 * The user that reads run for, as an atom.
 *
 * @since 0.1.0
 */
import { useAtomValue } from "../../runtime/useAtom.ts"
import { presenceAtom } from "../../session/memberAtom.ts"
import type { Asker } from "./Question.ts"
import * as Atom from "effect/reactivity/Atom"

/** The user that reads run for. `undefined` on a server, during hydration, and until the tokens are loaded. */
export const askerAtom: Atom.Atom<Asker | undefined> = Atom.map(
  presenceAtom,
  ({ member, session = "" }): Asker | undefined => {
    if (member._tag === "Unknown") return undefined
    return member._tag === "Member" ? `Member ${session}` : "Visitor"
  }
).pipe(Atom.withServerValue(() => undefined))

/** Returns the user that reads run for. Reads wait while it is `undefined`. */
export const useAsker = (): Asker | undefined => useAtomValue(askerAtom)
