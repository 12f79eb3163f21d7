/**
 * Who asks, as an atom.
 *
 * @since 0.1.0
 */
import * as Atom from "effect/reactivity/Atom"
import { presenceAtom } from "../../session/memberAtom.ts"
import type { Asker } from "./Question.ts"

/** Who asks: nobody yet on a server, while the page hydrates, and until the tokens are read. */
export const askerAtom: Atom.Atom<Asker | undefined> = Atom.map(
  presenceAtom,
  ({ member, session = "" }): Asker | undefined => {
    if (member._tag === "Unknown") return undefined
    return member._tag === "Member" ? `Member ${session}` : "Visitor"
  }
).pipe(Atom.withServerValue(() => undefined))
