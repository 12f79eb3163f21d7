import * as React from "react"
import { useElement } from "./Elements.tsx"

/** The props of the element that a part renders, without those that depend on the part's state. */
export type ElementProps = Omit<React.AllHTMLAttributes<any>, "as"> &
  Pick<React.DialogHTMLAttributes<any>, "onCancel"> &
  React.RefAttributes<any>

/** The state of a part: its `data-` attributes, without their prefix. Attributes that the element does not have are absent. */
export type PartState = Readonly<Record<string, string | boolean | undefined>>

/**
 * Replaces the element of a part: an element that receives the part's props, or a function that returns the element
 * from the props and the state.
 */
export type PartRender<State> = React.ReactElement | ((props: ElementProps, state: State) => React.ReactElement)

/** The props of a part that depend on its state. */
export interface StateProps<State> {
  /** Class names to add, or a function that returns them from the part's state. */
  readonly className?: string | ((state: State) => string | undefined) | undefined
  /** The element to render instead of the part's own. */
  readonly render?: PartRender<State> | undefined
  /** Styles to add, or a function that returns them from the part's state. */
  readonly style?: React.CSSProperties | ((state: State) => React.CSSProperties | undefined) | undefined
}

/**
 * The props of a part that renders the element `Tag`: the attributes, event handlers and `ref` of the element, and
 * {@link StateProps}. `State` has the part's `data-` attributes, without their prefix.
 */
export type PartProps<Tag extends keyof React.JSX.IntrinsicElements, State = PartState> = Omit<
  React.ComponentProps<Tag>,
  keyof StateProps<State>
> &
  StateProps<State>

type EventName =
  | "Animation"
  | "Aux"
  | "Before"
  | "Blur"
  | "Click"
  | "Composition"
  | "ContextMenu"
  | "Copy"
  | "Cut"
  | "Double"
  | "Drag"
  | "Drop"
  | "Focus"
  | "GotPointer"
  | "Input"
  | "Invalid"
  | "Key"
  | "LostPointer"
  | "Mouse"
  | "Paste"
  | "Pointer"
  | "Scroll"
  | "Toggle"
  | "Touch"
  | "Transition"
  | "Wheel"

type AttributeName =
  | "accessKey"
  | "autoCapitalize"
  | "autoCorrect"
  | "contentEditable"
  | "dir"
  | "draggable"
  | "enterKeyHint"
  | "exportparts"
  | "hidden"
  | "id"
  | "inert"
  | "inputMode"
  | `item${string}`
  | "lang"
  | "nonce"
  | "part"
  | "popover"
  | "role"
  | "slot"
  | "spellCheck"
  | `suppress${string}`
  | "tabIndex"
  | "title"
  | "translate"

type Html = React.HTMLAttributes<HTMLElement>

/** The props that a root passes to its element. Its other props belong to the component. */
export interface RootElementProps
  extends
    React.AriaAttributes,
    StateProps<PartState>,
    Pick<Html, Extract<keyof Html, AttributeName | `on${EventName}${string}`>> {
  readonly ref?: React.Ref<any> | undefined
}

/** The props that the root of a form passes to its element. */
export interface FormRootElementProps
  extends RootElementProps, Pick<React.FormHTMLAttributes<HTMLElement>, "autoComplete" | "name" | "onReset"> {}

// The beginnings of event names are long enough to differ from the names of the components' own callbacks.
const passedOn =
  /^(aria-|data-|autoC|item(ID|Pr|Ref|Sc|Ty)|suppress|on(Ani|Aux|Bef|Bl|Cli|Compos|Cont|Cop|Cut|Dou|Drag|Drop|Foc|Got|In|K|Los|Mou|Past|Pointer|Reset|Scroll|Tog|Tou|Tra|Wh)|(accessKey|className|contentEditable|dir|draggable|enterKeyHint|exportparts|hidden|id|inert|inputMode|lang|name|nonce|part|popover|ref|render|role|slot|spellCheck|style|tabIndex|title|translate)$)/

/** Returns the props of a root that belong to its element. `own` are those of the component with such a name. */
export const rootProps = (props: object, ...own: ReadonlyArray<string>): RootElementProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => passedOn.test(name) && !own.includes(name)))

/** The props that every part accepts, whatever element it renders. */
export interface OwnProps<State> extends StateProps<State> {
  readonly id?: string | undefined
  readonly ref?: React.Ref<any> | undefined
}

interface OptionsOfPart<State extends object> extends Omit<ElementProps & React.SVGAttributes<any>, "className"> {
  /** The element that the part renders. */
  readonly as: keyof React.JSX.IntrinsicElements
  readonly className?: string | undefined
  /** The props that the application passes to the part. */
  readonly own: OwnProps<State>
  /** The state of the part, which becomes its `data-` attributes. False and undefined values have none. */
  readonly state?: State | undefined
}

/**
 * Renders the element of a part, with the part's props and those of the application. See {@link mergeProps} for the
 * props that both have.
 */
export function Part<State extends object>({ as, own, state, ...part }: OptionsOfPart<State>) {
  const { className, render, style, ...rest } = own
  const data = { ...dataOf(part, state), ...part }
  const known = () => ({ ...stateOf(data), ...state }) as State
  const replacement = useElement(as)
  // Only inputs that contain text are replaced.
  const element = part.type === "checkbox" ? as : replacement
  const props = mergeProps(data, { ...rest, className: resolve(className, known), style: resolve(style, known) })
  if (typeof render === "function") return render(props, known())
  if (render === undefined) return React.createElement(element, props)
  // An element from a server component can be a lazy reference to it. `toArray` resolves it.
  const given = (React.isValidElement(render) ? render : React.Children.toArray(render)[0]) as typeof render
  return React.cloneElement(given, mergeProps(props, given.props as object))
}

type Props = Readonly<Record<string, unknown>>

// Most parts have no function of their state, so the state is computed only for a function.
const resolve = <State, A>(value: A | ((state: State) => A), state: () => State): A =>
  typeof value === "function" ? (value as (state: State) => A)(state()) : value

const ariaStates = ["busy", "disabled", "expanded", "invalid"] as const

// The states that a part has for assistive technology are in its `data-` attributes too.
const dataOf = (part: ElementProps, state: object | undefined): Props => {
  const data: Record<string, unknown> = {}
  for (const name of ariaStates) if (part[`aria-${name}`] === true) data[`data-${name}`] = true
  for (const [name, value] of Object.entries(state ?? {})) data[`data-${name}`] = value === false ? undefined : value
  return data
}

// A part's own `data-` attributes are its state too. Those without a value have the value true.
const stateOf = (props: object): PartState =>
  Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) =>
      name.startsWith("data-") && value !== undefined ? [[name.slice(5), value === "" ? true : value]] : []
    )
  )

/**
 * Returns the props of an element from those of a part and those of the application.
 *
 * - Class names and ids of `aria-describedby` are joined, styles are combined, and both refs are set.
 * - The application's event handler runs first. If it calls `preventDefault`, the part's handler does not run.
 * - React sets the method of a form whose action is a function, and warns if the element has another one, so the part's is removed.
 * - Otherwise the application's value replaces the part's, unless it is undefined.
 */
export const mergeProps = (part: object, own: object): ElementProps => {
  const merged: Record<string, unknown> = { ...part }
  if ("action" in own && typeof own.action === "function") delete merged["method"]
  for (const [name, value] of Object.entries(own)) {
    const kept = merged[name]
    if (value !== undefined) merged[name] = kept === undefined ? value : merge(name, kept, value)
  }
  return merged
}

const merge = (name: string, part: unknown, own: unknown): unknown => {
  if (name === "className" || name === "aria-describedby") return [part, own].filter(Boolean).join(" ")
  if (name === "style") return { ...(part as Props), ...(own as Props) }
  if (name === "ref") return mergeRefs(part as React.Ref<unknown>, own as React.Ref<unknown>)
  return /^on[A-Z]/.test(name) && typeof part === "function" && typeof own === "function"
    ? chain(part as Handler, own as Handler)
    : own
}

type Handler = (event: React.SyntheticEvent) => void

const chain =
  (part: Handler, own: Handler): Handler =>
  (event) => {
    own(event)
    if (!event.defaultPrevented) part(event)
  }

// React detaches and attaches a ref whose identity changes, so the merged ref of two refs is always the same function.
const mergedRefs = new WeakMap<object, WeakMap<object, React.RefCallback<unknown>>>()

const mergeRefs = (part: React.Ref<unknown>, own: React.Ref<unknown>): React.Ref<unknown> => {
  if (part === null || own === null) return part ?? own
  const known = mergedRefs.get(part) ?? new WeakMap<object, React.RefCallback<unknown>>()
  mergedRefs.set(part, known)
  const merged = known.get(own) ?? attach(part, own)
  known.set(own, merged)
  return merged
}

const attach =
  (...refs: ReadonlyArray<NonNullable<React.Ref<unknown>>>): React.RefCallback<unknown> =>
  (element) => {
    const detach = refs.map((ref) => {
      if (typeof ref !== "function") {
        ref.current = element
        return () => void (ref.current = null)
      }
      const cleanup = ref(element)
      return typeof cleanup === "function" ? cleanup : () => void ref(null)
    })
    return () => detach.forEach((run) => run())
  }

/** Returns the value of the context that `root` provides. Throws if `part` is rendered outside `root`. */
export const usePartContext = <A,>(context: React.Context<A | undefined>, part: string, root: string): A => {
  const value = React.use(context)
  if (value === undefined) throw new Error(`Render ${part} inside ${root}.`)
  return value
}

/**
 * Returns a string with places where lines can break: after "@" and each dot of an email address. What is copied or
 * announced stays the same. Other content is returned unchanged.
 */
export const withBreaks = (content: React.ReactNode): React.ReactNode =>
  typeof content === "string"
    ? content
        .replace(/\S+@\S+/g, (address) => address.replace(/[@.](?=\S)/g, "$&\u200b"))
        .split("\u200b")
        .flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]))
    : content
