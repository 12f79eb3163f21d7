import { Profiles } from "@portico/client/auth/Profiles"
import { runtime, useAtomValue, useMember } from "@portico/react"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"

// Signing out unmounts the atom, so the id is read again for the next member.
const memberId = Atom.family((_member: string) =>
  runtime.atom(
    Profiles.use(({ me }) =>
      Effect.map(
        me,
        Option.flatMapNullishOr(({ id }) => id)
      )
    ).pipe(Effect.map(Option.getOrUndefined))
  )
)

const nobody = Atom.readable(() => AsyncResult.initial<string | undefined>())

/**
 * Returns the id of the signed-in member, which is the owner id of their items. Returns `undefined` until it is known.
 */
export const useMemberId = (): string | undefined => {
  const member = useMember()
  const result = useAtomValue(member._tag === "Member" ? memberId("me") : nobody)
  return member._tag === "Member" && AsyncResult.isSuccess(result) ? result.value : undefined
}
