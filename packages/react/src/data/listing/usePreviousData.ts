"use client"
import * as React from "react"
import type { Outcome } from "./Listing.ts"
import type { Question } from "./Question.ts"

/**
 * Returns the data to show for a question: its own data, or the previous question's data while its own is loading. Rows
 * therefore stay visible while the next page loads.
 *
 * Data of another collection or another user is never returned, and neither is data that `isCompatible` rejects.
 */
export const usePreviousData = <A, Subject = unknown>(
  question: Question<Subject> | undefined,
  outcome: Outcome<A>,
  isCompatible: (question: Question<Subject>, previous: Question<Subject>) => boolean = always
): A | undefined => {
  const [previous, store] = React.useState<Previous<A, Subject> | undefined>(undefined)
  if (question === undefined) return undefined
  const data = outcome._tag === "Answered" ? outcome.value : undefined
  if (data !== undefined) {
    if (data !== previous?.data) store({ data, question })
    return data
  }
  const isShown =
    previous !== undefined && question.isLike(previous.question) && isCompatible(question, previous.question)
  return isShown ? previous.data : undefined
}

interface Previous<A, Subject> {
  readonly data: A
  readonly question: Question<Subject>
}

const always = () => true
