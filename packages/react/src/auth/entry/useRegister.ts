"use client"
import type { EntryHandlers } from "./Entry.ts"
import { signUp } from "./entryMachine.ts"
import { type EntryController, useEntry } from "./useEntry.ts"

/**
 * Registers a member with an e-mail address and a password, and signs the member in where the provider lets that be.
 */
export const useRegister = (handlers: EntryHandlers = {}): EntryController => useEntry(signUp, handlers)
