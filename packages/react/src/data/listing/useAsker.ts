"use client"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { askerAtom } from "./askerAtom.ts"
import type { Asker } from "./Question.ts"

/** Who asks. Nothing is asked while it is not known. */
export const useAsker = (): Asker | undefined => useAtomValue(askerAtom)
