"use client"
import type { Argument } from "@portico/client/data/Collection"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { Outcome } from "../listing/Outcome.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import { useAsker } from "../listing/useAsker.ts"
import { type Names, namesAtom, ofIds, type Referred } from "./namesAtom.ts"

/** The outcome of reading the items with some ids, and the items that are known regardless of the outcome. */
export type NamesOutcome = Outcome<ReadonlyArray<Referred>> & Pick<Names, "known">

/** Reads the items with some ids. Items that are not cached are read in one request. */
export const useNames = (collection: Argument, ids: ReadonlyArray<string>): NamesOutcome => {
  const asker = useAsker()
  const atom = asker === undefined || ids.length === 0 ? unasked : namesAtom(ofIds(asker, collection, ids))
  const { all, known } = useAtomValue(atom)
  return ids.length === 0 ? nothing : { ...outcomeOf(all, asker), known }
}

const nothing: NamesOutcome = { _tag: "Answered", value: [], refetching: false, known: new Map() }

const unasked: Atom.Atom<Names> = Atom.readable(() => ({
  known: new Map(),
  all: AsyncResult.initial(true)
}))
