/**
 * The user that reads run for, as an atom.
 *
 * @since 0.1.0
 */
import * as Atom from "effect/reactivity/Atom"
import { presenceAtom } from "../../session/memberAtom.ts"
import type { Asker } from "./Question.ts"

/** The user that reads run for. `undefined` on a server, during hydration, and until the tokens are loaded. */
export const askerAtom: Atom.Atom<Asker | undefined> = Atom.map(
  presenceAtom,
  ({ member, session = "" }): Asker | undefined => {
    if (member._tag === "Unknown") return undefined
    return member._tag === "Member" ? `Member ${session}` : "Visitor"
  }
).pipe(Atom.withServerValue(() => undefined))
