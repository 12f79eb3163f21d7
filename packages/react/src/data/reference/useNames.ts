"use client"
import type { Argument } from "@portico/client/data/Collection"
import { useMember } from "../../auth/session/useMember.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { awaited } from "../listing/collectionAtoms.ts"
import type { Outcome } from "../listing/Outcome.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import { namesAtom, ofIds, type Referred } from "./namesAtom.ts"

/** Reads the items of some ids, in one request. */
export const useNames = (collection: Argument, ids: ReadonlyArray<string>): Outcome<ReadonlyArray<Referred>> => {
  const member = useMember()
  const atom = member._tag === "Unknown" || ids.length === 0 ? awaited : namesAtom(ofIds(member._tag, collection, ids))
  const outcome = outcomeOf(useAtomValue(atom))
  return ids.length === 0 ? { _tag: "Answered", value: [], refetching: false } : outcome
}
