/**
 * Class names. Each element that a style sheet may select has a slot. Its classes are `portico-<slot>`, unless the
 * component is unstyled, and the class that the application sets for the slot.
 *
 * @since 0.1.0
 */

/** The classes to add, by slot. */
export type ClassNames<Slot extends string> = { readonly [S in Slot]?: string }

/** Returns the classes of the element in a slot. */
export type ClassOf<Slot extends string> = (slot: Slot, own?: string) => string | undefined

/** Creates the class lookup of a component. `styled: false` omits the kit's own classes. */
export const classOf =
  <Slot extends string>(classNames: ClassNames<Slot> | undefined, styled = true): ClassOf<Slot> =>
  (slot, own) => {
    const names = [styled ? `portico-${slot}` : undefined, classNames?.[slot], own].filter(Boolean)
    return names.length === 0 ? undefined : names.join(" ")
  }
