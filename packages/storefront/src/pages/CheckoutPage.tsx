import * as React from "react"
import { Link } from "wouter"
import { MembersPage } from "../account/MembersPage.tsx"
import { type MemberIdentity, WithIdentity } from "../account/WithIdentity.tsx"
import { Basket } from "../basket/Basket.tsx"
import { recipientOf } from "../checkout/addresses.ts"
import { Checkout, type CheckoutProps } from "../checkout/Checkout.tsx"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { useShop } from "../words/useShop.ts"

/** Renders the order step for members. It redirects visitors to the sign-in page, which returns them here. */
export function CheckoutPage() {
  const { words } = useShop()
  usePageTitle(words.checkout.title)
  return (
    <div className="basket">
      <MembersPage>
        <h1>{words.checkout.title}</h1>
        <Steps />
      </MembersPage>
    </div>
  )
}

function Steps() {
  return <WithIdentity>{(identity) => <MemberSteps {...identity} />}</WithIdentity>
}

function MemberSteps({ id, identityProfile: { addresses, nickname = "", ...names } = {} }: MemberIdentity) {
  return (
    <Basket>
      {({ lines }) => (
        <Ordered
          addresses={addresses}
          key={id}
          lines={lines}
          owner={id}
          recipient={recipientOf(names)}
          suggestion={nickname}
        />
      )}
    </Basket>
  )
}

function Ordered({ lines, ...checkout }: CheckoutProps) {
  const { words } = useShop()
  // The basket is empty as soon as the order is placed, which is before this page navigates to the order.
  const [before, remember] = React.useState(lines)
  if (lines.length > 0 && lines !== before) remember(lines)
  const shown = lines.length > 0 ? lines : before
  if (shown.length > 0) return <Checkout {...checkout} lines={shown} />
  return (
    <p className="notice">
      {words.checkout.nothing} <Link href="/">{words.common.browse}</Link>
    </p>
  )
}
