/**
 * Class names. Every element that a style sheet may want has a slot; its class is `portico-<slot>` in styled parts, and
 * what the page gives for that slot in all.
 *
 * @since 0.1.0
 */

/** Classes to add, by slot. */
export type ClassNames<Slot extends string> = { readonly [S in Slot]?: string }

/** Says which classes an element of a slot has. */
export type ClassOf<Slot extends string> = (slot: Slot, own?: string) => string | undefined

/**
 * Builds the class lookup of a component. `styled: false` leaves the kit's own classes out.
 */
export const classOf =
  <Slot extends string>(classNames: ClassNames<Slot> | undefined, styled = true): ClassOf<Slot> =>
  (slot, own) => {
    const names = [styled ? `portico-${slot}` : undefined, classNames?.[slot], own].filter(Boolean)
    return names.length === 0 ? undefined : names.join(" ")
  }
