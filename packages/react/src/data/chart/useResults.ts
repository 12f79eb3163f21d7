"use client"
import * as React from "react"
import { useAtomRefresh } from "../../runtime/useAtomRefresh.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { awaited } from "../listing/collectionAtoms.ts"
import { after, type Listing, type PageRead } from "../listing/Listing.ts"
import { outcomeOf } from "../listing/outcomeOf.ts"
import type { Question } from "../listing/Question.ts"
import { useAsker } from "../listing/useAsker.ts"
import type { ChartRow } from "./Chart.ts"
import { type ChartSource, questionOf, type ResultOf, shapeOf } from "./ChartSource.ts"
import { resultsAtom } from "./resultsAtom.ts"

/** The results of an aggregation or a pipeline, and a function that reads them again. */
export interface ResultsController<Row> {
  readonly listing: Listing<Row>
  readonly refetch: () => void
}

/** Reads the results of a source, and reads them again whenever they may have changed. */
export const useResults = <S extends ChartSource>(source: S): ResultsController<ResultOf<S>> => {
  const asker = useAsker()
  const question = asker === undefined ? undefined : questionOf(asker, source)
  const atom = question === undefined ? awaited : resultsAtom(question)
  const outcome = outcomeOf(useAtomValue(atom), asker)
  const refetch = useAtomRefresh(atom)
  const listing = after(useShown(question, outcome._tag === "Answered" ? outcome.value : undefined), outcome)
  // The atom is not generic. The type of the source determines the type of its results.
  return { listing: listing as Listing<ResultOf<S>>, refetch }
}

interface Kept {
  readonly page: PageRead<ChartRow>
  readonly question: Question<ChartSource>
}

// Returns the latest results that may be shown: those of the same reader, with the same shape. Other results could
// belong to a different member or lack the chart's columns.
const useShown = (
  question: Question<ChartSource> | undefined,
  page: PageRead<ChartRow> | undefined
): PageRead<ChartRow> | undefined => {
  const [kept, keep] = React.useState<Kept | undefined>(undefined)
  if (question !== undefined && page !== undefined && page !== kept?.page) keep({ page, question })
  const isLike =
    question !== undefined &&
    kept !== undefined &&
    question.isLike(kept.question) &&
    shapeOf(question.subject) === shapeOf(kept.question.subject)
  return isLike ? kept.page : undefined
}
