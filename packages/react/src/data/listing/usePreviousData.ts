"use client"
import * as React from "react"
import type { Outcome } from "./Listing.ts"
import type { ReadKey } from "./ReadKey.ts"

/**
 * Returns the data to show for a read: its own data, or the previous read's data while its own is loading. Rows
 * therefore stay visible while the next page loads.
 *
 * Data of another collection or another user is never returned, and neither is data that `isCompatible` rejects.
 */
export const usePreviousData = <A, Subject = unknown>(
  readKey: ReadKey<Subject> | undefined,
  outcome: Outcome<A>,
  isCompatible: (readKey: ReadKey<Subject>, previous: ReadKey<Subject>) => boolean = always
): A | undefined => {
  const [previous, store] = React.useState<Previous<A, Subject> | undefined>(undefined)
  if (readKey === undefined) return undefined
  const data = outcome._tag === "Succeeded" ? outcome.value : undefined
  if (data !== undefined) {
    if (data !== previous?.data) store({ data, readKey })
    return data
  }
  const isShown = previous !== undefined && readKey.isLike(previous.readKey) && isCompatible(readKey, previous.readKey)
  return isShown ? previous.data : undefined
}

interface Previous<A, Subject> {
  readonly data: A
  readonly readKey: ReadKey<Subject>
}

const always = () => true
