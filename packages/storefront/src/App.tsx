import { Route, Router, Switch, useLocation } from "wouter"
import { callbackPath, screenAt, signedOutPath } from "./account/screens.ts"
import { BasketPage } from "./pages/BasketPage.tsx"
import { BookPage } from "./pages/BookPage.tsx"
import {
  AccountPage,
  CallbackPage,
  CheckoutPage,
  EntrancePage,
  LegalPage,
  MyReviewsPage,
  OrderPage,
  OrdersPage,
  SignedOutPage,
  StaffPage
} from "./pages/later.ts"
import { NotFoundPage } from "./pages/NotFoundPage.tsx"
import { ShelfPage } from "./pages/ShelfPage.tsx"
import { bookAt } from "./parts/bookPath.ts"
import { carried } from "./parts/carried.ts"
import { PageBoundary } from "./parts/PageBoundary.tsx"
import { ShopFrame } from "./parts/ShopFrame.tsx"

/** Renders the shop: a frame around the page for the current address. */
export function App() {
  return (
    <Router aroundNav={(navigate, to, options) => navigate(carried(to), options)} hrefs={carried}>
      <ShopFrame>
        <Page />
      </ShopFrame>
    </Router>
  )
}

function Page() {
  const [pathname] = useLocation()
  // All sign-in pages share one element. Its state, such as a typed email address, survives navigation between them.
  const screen = screenAt(pathname)
  if (screen !== undefined) {
    return (
      <PageBoundary key="entrance">
        <EntrancePage screen={screen} />
      </PageBoundary>
    )
  }
  return (
    <PageBoundary key={pathname.startsWith("/staff") ? "/staff" : pathname} path={pathname}>
      <Switch>
        <Route component={ShelfPage} path="/" />
        <Route path="/books/:id">{() => <BookAt pathname={location.pathname} />}</Route>
        <Route component={BasketPage} path="/basket" />
        <Route component={CheckoutPage} path="/checkout" />
        <Route component={OrdersPage} path="/orders" />
        <Route path="/orders/:id">{({ id }) => <OrderPage id={id} key={id} />}</Route>
        <Route component={AccountPage} path="/account" />
        <Route component={MyReviewsPage} path="/my-reviews" />
        <Route component={LegalPage} path="/legal" />
        <Route path="/staff/:part?">{({ part }) => <StaffPage part={part} />}</Route>
        <Route component={CallbackPage} path={callbackPath} />
        <Route component={SignedOutPage} path={signedOutPath} />
        <Route component={NotFoundPage} />
      </Switch>
    </PageBoundary>
  )
}

interface BookAtProps {
  readonly pathname: string
}

function BookAt({ pathname }: BookAtProps) {
  const id = bookAt(pathname)
  return id === undefined ? <NotFoundPage /> : <BookPage id={id} key={id} />
}
