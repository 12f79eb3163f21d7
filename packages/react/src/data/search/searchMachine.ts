/**
 * What a person types into a search: it counts once they pause, or at once when they ask for it.
 *
 * @since 0.1.0
 */
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { machine } from "../../runtime/Machine.ts"
import { ownedAtom } from "../listing/ownedAtom.ts"

/** What is searched for. */
export interface SearchWords {
  readonly text: string
  /** Whether all words must be found, or any. */
  readonly mode: "AND" | "OR"
  /** Whether words that are written nearly so are found as well. */
  readonly fuzzy: boolean
}

/** What is typed, and what of it is searched for. */
export interface SearchEntry {
  readonly typed: SearchWords
  readonly settled: SearchWords
}

/** What happens to a search. */
export type SearchEvent =
  | { readonly _tag: "Type"; readonly text: string }
  /** `now`: without waiting for a pause. */
  | { readonly _tag: "Choose"; readonly words: Partial<SearchWords> }
  | { readonly _tag: "Settle" }

/** What is typed after an event, and what of it is searched for. */
export const reduce = (entry: SearchEntry, event: SearchEvent): SearchEntry => {
  switch (event._tag) {
    case "Type": {
      if (event.text === entry.typed.text) return entry
      const typed = { ...entry.typed, text: event.text }
      // What is empty, or the same but for blanks around it, is not worth waiting for.
      return isAlike(typed, entry.settled) || typed.text.trim() === "" ? settled(typed) : { ...entry, typed }
    }
    case "Choose":
      return settled({ ...entry.typed, ...event.words })
    case "Settle":
      return entry.typed === entry.settled ? entry : settled(entry.typed)
  }
}

const settled = (words: SearchWords): SearchEntry => ({ typed: words, settled: words })

const isAlike = (left: SearchWords, right: SearchWords): boolean =>
  left.text.trim() === right.text.trim() && left.mode === right.mode && left.fuzzy === right.fuzzy

/** The machine of a search, which waits so long for the next key. For another person it begins anew. */
export const searchMachine = (initial: SearchWords, pause: Duration.Input) =>
  ownedAtom(() =>
    machine<SearchEntry, SearchEvent>({
      initial: settled(initial),
      reduce,
      // A further key takes the place of what waits.
      invoke: (event, { settled, typed }, send) =>
        event._tag === "Type" && typed !== settled
          ? Effect.andThen(Effect.sleep(pause), send({ _tag: "Settle" }))
          : Effect.void,
      crashed: () => ({ _tag: "Settle" })
    })
  )
