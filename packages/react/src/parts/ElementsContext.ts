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
  readonly button?: React.ComponentType<ButtonElementProps> | undefined
  /** Replaces inputs that contain text. Checkboxes, radio buttons, sliders and file inputs are not replaced. */
  readonly input?: React.ComponentType<React.ComponentProps<"input">> | undefined
  readonly select?: React.ComponentType<React.ComponentProps<"select">> | undefined
  readonly textarea?: React.ComponentType<React.ComponentProps<"textarea">> | undefined
}

export const ElementsContext = React.createContext<Elements>({})

/** Returns the component that replaces an element of the kit, or the name of the element. */
export const useElement = (tag: string): React.ElementType =>
  (React.use(ElementsContext) as Readonly<Record<string, React.ComponentType | undefined>>)[tag] ??
  (tag as React.ElementType)
