"use client"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { askerAtom } from "./askerAtom.ts"
import type { Asker } from "./Question.ts"

/** Returns the user that reads run for. Reads wait while it is `undefined`. */
export const useAsker = (): Asker | undefined => useAtomValue(askerAtom)
