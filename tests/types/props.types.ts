/**
 * The tables of props in the documentation have the names of the compiled types, and mark the same props as required.
 * Checked by `tsc`, never run.
 */
import type * as kit from "@portico/react"
import type * as auth from "@portico/react/auth"
import type * as charts from "@portico/react/charts"
import type * as data from "@portico/react/data"
import type * as form from "@portico/react/form"
import type * as hydration from "@portico/react/hydration"
import type { FormRootElementProps } from "../../packages/react/src/parts/Part.view.tsx"
import type { PropsTables } from "./propsTables.ts"
import type * as React from "react"

type Exports = typeof auth & typeof charts & typeof data & typeof form & typeof hydration & typeof kit

/** The type of an export or of one of its parts. */
type Export<Name> = Name extends `${infer Parts extends keyof Exports}.${infer Part}`
  ? Part extends keyof Exports[Parts]
    ? Exports[Parts][Part]
    : never
  : Name extends keyof Exports
    ? Exports[Name]
    : never

type Props<Component> = Component extends (props: infer P, ...rest: never) => unknown ? P : never

/** The names of all types of a union. */
type Names<P> = P extends unknown ? keyof P : never

/** The names that all types of a union require. */
type Required<P> = { [Name in keyof P]-?: object extends Pick<P, Name> ? never : Name }[keyof P]

/** The names that the tables do not list one by one. */
type Attributes<Element> = Element extends keyof React.JSX.IntrinsicElements
  ? "render" | keyof React.ComponentProps<Element>
  : Element extends "root"
    ? keyof FormRootElementProps
    : never

interface Row {
  readonly required: string
  readonly optional: string
  readonly element: string
}

type Missing<P, R extends Row> = Exclude<Names<P>, Attributes<R["element"]> | R["optional"] | R["required"]>

type Unknown<P, R extends Row> = Exclude<R["optional"] | R["required"], Names<P>>

type Disputed<P, R extends Row> =
  | Exclude<Exclude<Required<P>, Attributes<R["element"]>>, R["required"]>
  | (R["required"] & Exclude<R["required"], Required<P>>)

/** The differences between the tables and the types. */
type Wrong = {
  [Name in keyof PropsTables as [Difference<Name>] extends [never] ? never : Name]: Difference<Name>
}

type Difference<Name extends keyof PropsTables> =
  | Disputed<Props<Export<Name>>, PropsTables[Name]>
  | Missing<Props<Export<Name>>, PropsTables[Name]>
  | Unknown<Props<Export<Name>>, PropsTables[Name]>

export const wrong: Wrong = {}
