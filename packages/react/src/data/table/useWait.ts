"use client"
import * as React from "react"
import type { Problem } from "../../problem/Problem.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { waitAtom } from "./waitAtom.ts"

/** Returns the seconds to wait before a retry, as requested by the provider. Zero if it requested no delay. */
export const useWait = (problem: Problem | undefined): number => {
  const [atom] = React.useState(waitAtom)
  const left = useAtomValue(atom)
  const send = useAtomSet(atom)
  React.useEffect(() => send({ _tag: "Refused", seconds: problem?.retryAfter ?? 0 }), [problem, send])
  return left
}
