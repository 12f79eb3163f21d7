import { expect, it } from "vitest"
import { callProblems } from "../../../packages/react/src/i18n/en/problems/call.ts"
import { fieldText, problemText } from "../../../packages/react/src/i18n/MessagesContext.ts"
import { make, ofFields } from "../../../packages/react/src/problem/Problem.ts"

const messages = { problems: { ...callProblems, emailMissing: () => "Enter your email address." } }

it("returns the message of a problem", () => {
  expect(problemText(messages, make("emailMissing"))).toBe("Enter your email address.")
})

it("returns the message of a field", () => {
  const problem = ofFields({ email: "emailMissing", name: { text: "Too short" } })

  expect(fieldText(messages, problem, "email")).toBe("Enter your email address.")
  expect(fieldText(messages, problem, "name")).toBe("Too short")
  expect(fieldText(messages, problem, "password")).toBeUndefined()
})

it("returns the message of an unexpected problem for a problem that the component cannot have", () => {
  const unexpected = callProblems.unexpected()

  expect(problemText(messages, make("itemNotFound"))).toBe(unexpected)
  expect(fieldText(messages, ofFields({ title: "valueMissing" }), "title")).toBe(unexpected)
})
