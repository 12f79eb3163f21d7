"use server"
import type { SubscribeResult } from "./Subscription.tsx"

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === "string" ? entry : "")

export async function subscribe(_: SubscribeResult, entries: FormData): Promise<SubscribeResult> {
  const email = textOf(entries.get("email"))
  const topic = textOf(entries.get("topic"))
  // Store the address here. The error of a refused one is returned with the entries.
  return email.endsWith("@example.com")
    ? { errors: {} }
    : { entered: { email, topic }, errors: { email: "Use your work address." } }
}
