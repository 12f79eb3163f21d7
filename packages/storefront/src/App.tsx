import { Route, Switch } from "wouter"
import { BasketPage } from "./pages/BasketPage.tsx"
import { BookPage } from "./pages/BookPage.tsx"
import { NotFoundPage } from "./pages/NotFoundPage.tsx"
import { ShelfPage } from "./pages/ShelfPage.tsx"
import { SignInPage } from "./pages/SignInPage.tsx"
import { SignUpPage } from "./pages/SignUpPage.tsx"
import { bookAt } from "./parts/bookPath.ts"
import { ShopFrame } from "./parts/ShopFrame.tsx"

/** The shop: a frame, and the page of the address in it. */
export function App() {
  return (
    <ShopFrame>
      <Switch>
        <Route component={ShelfPage} path="/" />
        <Route path="/books/:id">{() => <BookAt pathname={location.pathname} />}</Route>
        <Route component={BasketPage} path="/basket" />
        <Route component={SignInPage} path="/sign-in" />
        <Route component={SignUpPage} path="/sign-up" />
        <Route component={NotFoundPage} />
      </Switch>
    </ShopFrame>
  )
}

interface BookAtProps {
  readonly pathname: string
}

function BookAt({ pathname }: BookAtProps) {
  const id = bookAt(pathname)
  return id === undefined ? <NotFoundPage /> : <BookPage id={id} key={id} />
}
