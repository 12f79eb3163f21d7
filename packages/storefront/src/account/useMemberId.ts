import { Profiles } from "@portico/client/auth/Profiles"
import { runtime, useAtomValue, useMember } from "@portico/react"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"

// Whoever else is signed in next is somebody else.
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

/** The id of the member who is signed in: the owner of what he wrote. Nothing until it is known. */
export const useMemberId = (): string | undefined => {
  const member = useMember()
  const result = useAtomValue(member._tag === "Member" ? memberId("me") : nobody)
  return member._tag === "Member" && AsyncResult.isSuccess(result) ? result.value : undefined
}
