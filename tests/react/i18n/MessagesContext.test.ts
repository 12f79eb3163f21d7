import { expect, it } from "vitest"
import { callProblems } from "../../../packages/react/src/i18n/en/problems/call.ts"
import { en } from "../../../packages/react/src/i18n/en/en.ts"
import { ar } from "../../../packages/react/src/i18n/locales/ar.ts"
import { de } from "../../../packages/react/src/i18n/locales/de.ts"
import { es } from "../../../packages/react/src/i18n/locales/es.ts"
import { fr } from "../../../packages/react/src/i18n/locales/fr.ts"
import { he } from "../../../packages/react/src/i18n/locales/he.ts"
import { ja } from "../../../packages/react/src/i18n/locales/ja.ts"
import { pt } from "../../../packages/react/src/i18n/locales/pt.ts"
import type { Messages } from "../../../packages/react/src/i18n/messages/Messages.ts"
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

it("returns the message of a field with its limits", () => {
  const limits = (minimum?: number, maximum?: number, exclusive?: boolean) => ({ minimum, maximum, exclusive })
  const problem = ofFields({
    rating: { key: "numberOutOfRange", limits: limits(1, 5) },
    year: { key: "numberOutOfRange", limits: limits(1) },
    price: { key: "numberOutOfRange", limits: limits(0.00005, undefined, true) },
    code: { key: "textLengthInvalid", limits: limits(4, 4) },
    note: { key: "textLengthInvalid", limits: limits(undefined, 1200) },
    tags: { key: "listLengthInvalid", limits: limits(1) }
  })
  const textsIn = (catalog: Pick<Messages, "problems">) =>
    Object.keys(problem.fields ?? {}).map((name) => fieldText(catalog, problem, name))

  expect(textsIn(en)).toEqual([
    "Enter a number from 1 to 5.",
    "Enter 1 or more.",
    "Enter a number greater than 0.00005.",
    "Enter exactly 4 characters.",
    "Enter at most 1,200 characters.",
    "Enter at least 1 value."
  ])
  expect(textsIn(de).slice(2, 6)).toEqual([
    "Geben Sie eine Zahl ein, die größer als 0,00005 ist.",
    "Geben Sie genau 4 Zeichen ein.",
    "Geben Sie höchstens 1.200 Zeichen ein.",
    "Geben Sie mindestens 1 Wert ein."
  ])
  expect(problemText(en, problem)).toBe("Enter a number from 1 to 5.")
})

it("returns the message of a field with a single valid number, in each language", () => {
  const problem = ofFields({ answer: { key: "numberOutOfRange", limits: { minimum: 5, maximum: 5 } } })
  const texts = [en, ar, de, es, fr, he, ja, pt].map((catalog) => fieldText(catalog, problem, "answer"))

  expect(texts).toEqual([
    "Enter 5.",
    "يُرجى إدخال العدد 5.",
    "Geben Sie 5 ein.",
    "Introduzca 5.",
    "Saisissez 5.",
    "הזינו 5.",
    "5を入力してください。",
    "Digite 5."
  ])
})

it("returns a singular value in German if a list can have at most one", () => {
  const problem = ofFields({ tags: { key: "listLengthInvalid", limits: { minimum: 0, maximum: 1 } } })

  expect(fieldText(de, problem, "tags")).toBe("Geben Sie 0 bis 1 Wert ein.")
})

it("returns a message without limits for a field without them", () => {
  const limits = { minimum: 1, maximum: 5 }
  const problem = ofFields({ rating: { key: "numberOutOfRange", limits }, year: "numberOutOfRange" })

  expect(fieldText(en, problem, "year")).toBe("Enter a valid value.")
})

it("returns the message of an unexpected problem for a problem that the component cannot have", () => {
  const unexpected = callProblems.unexpected()

  expect(problemText(messages, make("itemNotFound"))).toBe(unexpected)
  expect(fieldText(messages, ofFields({ title: "valueMissing" }), "title")).toBe(unexpected)
})
