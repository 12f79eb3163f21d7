"use client"
import * as React from "react"
import { type Elements, ElementsContext } from "./ElementsContext.ts"

export interface ElementsProviderProps extends Elements {
  readonly children: React.ReactNode
}

/**
 * Renders all buttons and inputs of the components below it with the components of the application, also those within
 * parts, such as the button that reveals a password. The `render` prop of a part takes precedence. A nested provider
 * replaces only the elements that it sets.
 *
 * **Example** (The button of a design system)
 *
 * ```tsx
 * import { ElementsProvider, SignInForm } from "@portico/react"
 * import type { ButtonElementProps } from "@portico/react/form"
 *
 * function OwnButton({ "data-variant": variant = "default", ...props }: ButtonElementProps) {
 *   return <button {...props} className={`own-button own-button-${variant}`} />
 * }
 *
 * export const page = (
 *   <ElementsProvider button={OwnButton}>
 *     <SignInForm />
 *   </ElementsProvider>
 * )
 * ```
 */
export function ElementsProvider({ children, ...given }: ElementsProviderProps) {
  const inherited = React.use(ElementsContext)
  const { button, input, select, textarea } = { ...inherited, ...given }
  const elements = React.useMemo(() => ({ button, input, select, textarea }), [button, input, select, textarea])
  return <ElementsContext value={elements}>{children}</ElementsContext>
}
