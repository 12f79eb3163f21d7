"use client"
/**
 * The components that render the kit's controls instead of native elements.
 *
 * @since 0.1.0
 */
import * as React from "react"

/**
 * The purpose of a button: the main action (`accent`), a removal (`danger`), an alternative (`quiet`), or another action
 * (`plain`). An `inline` button is part of another control, such as the one that reveals a password.
 */
export type ButtonVariant = "accent" | "danger" | "inline" | "plain" | "quiet"

/** The props of a button of the kit. */
export interface ButtonElementProps extends React.ComponentProps<"button"> {
  /** The purpose of the button. Undefined for ordinary buttons and for those that submit a form. */
  readonly "data-variant"?: ButtonVariant | undefined
}

/**
 * The components that replace the elements of the kit's controls. Each receives the props of its element, including the
 * classes, the `data-` attributes and `ref`, and must pass them to an element of the same type.
 */
export interface Elements {
  /** Replaces buttons. `data-variant` is the purpose of the button. */
  readonly button?: React.ComponentType<ButtonElementProps> | undefined
  /** Replaces inputs that contain text. Checkboxes, radio buttons, sliders and file inputs are not replaced. */
  readonly input?: React.ComponentType<React.ComponentProps<"input">> | undefined
  /** Replaces lists of choices. */
  readonly select?: React.ComponentType<React.ComponentProps<"select">> | undefined
  /** Replaces inputs with several lines. */
  readonly textarea?: React.ComponentType<React.ComponentProps<"textarea">> | undefined
}

const ElementsContext = React.createContext<Elements>({})

/** Returns the component that replaces an element of the kit, or the name of the element. */
export const useElement = (tag: string): React.ElementType =>
  (React.use(ElementsContext) as Readonly<Record<string, React.ComponentType | undefined>>)[tag] ??
  (tag as React.ElementType)

type ControlProps<Tag extends keyof Elements> = React.ComponentProps<Tag> & {
  /** The element that the control renders. */
  readonly as: Tag
}

/** Renders a control within a part. The components of `ElementsProvider` replace it. */
export function Control<Tag extends keyof Elements>({ as, ...props }: ControlProps<Tag>) {
  return React.createElement(useElement(as), props)
}

export interface ElementsProviderProps extends Elements {
  /** The components whose controls are replaced. */
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
 * function OwnButton({ "data-variant": variant = "plain", ...props }: ButtonElementProps) {
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
