/**
 * Whether the page has a visible captcha.
 *
 * @since 0.1.0
 */
import { Captcha } from "@portico/client/auth/Captcha"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import { runtime } from "../../runtime/Runtime.ts"

const found = runtime.atom(Effect.serviceOption(Captcha))

/** Whether the client's layer provides a visible captcha. `false` on a server. */
export const captchaPresentAtom: Atom.Atom<boolean> = Atom.readable((get) =>
  Option.exists(
    AsyncResult.getOrElse(get(found), () => Option.none<Captcha["Service"]>()),
    ({ kinds }) => kinds.includes("visible")
  )
).pipe(Atom.withServerValue(() => false))
