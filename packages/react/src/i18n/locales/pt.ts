/**
 * The Portuguese messages, as a draft. No Portuguese speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf } from "../messages/Format.ts"
import { limitText } from "../messages/ItemMessages.ts"
import type { Messages } from "../messages/Messages.ts"
import { statusName } from "../messages/TransferMessages.ts"

const { count, day, list, number, seconds, time } = formatOf<"one" | "many">("pt")

const strengths = ["Muito baixa", "Baixa", "Razoável", "Boa", "Alta"] as const

const form: Messages["form"] = {
  email: "E-mail",
  password: "Senha",
  newPassword: "Escolha uma senha",
  showPassword: "Mostrar senha",
  hidePassword: "Ocultar senha",
  check: (fields) => (fields === 1 ? "Confira este campo:" : "Confira estes campos:"),
  wait: (left) => `Tentar de novo em ${seconds(left)}`,
  waitOver: "Você já pode tentar de novo.",
  slow: "Está demorando mais do que o normal. Mantenha esta página aberta. Nada do que você digitou será perdido.",
  offline: "Você está off-line. O que você digitou fica nesta página até a conexão voltar.",
  capsLock: "O Caps Lock está ativado.",
  strength: "Segurança da senha",
  strengthLevel: (level) => strengths[level],
  code: "Código",
  codeHint: (length, alphabet) =>
    alphabet === "digits"
      ? count(length, { one: "Digite # dígito.", many: "Digite # de dígitos.", other: "Digite # dígitos." })
      : count(length, {
          one: "Digite # caractere: uma letra ou um dígito.",
          many: "Digite # de letras e dígitos.",
          other: "Digite # letras e dígitos."
        }),
  resend: "Reenviar",
  resending: "Enviando…",
  resendIn: (left) => `Reenviar em ${seconds(left)}`,
  resent: "Enviado novamente.",
  resendOver: "Agora você pode reenviar."
}

const toast: Messages["toast"] = {
  region: (key) => `Notificações (${key})`,
  close: "Fechar",
  undo: "Desfazer",
  undone: "Alteração desfeita.",
  undoFailed: "Não foi possível desfazer a alteração."
}

const strength: Messages["strength"] = {
  common: "Muita gente usa esta senha. Escolha palavras que só você combinaria.",
  personal: "Palavras sobre você ou este site são fáceis de adivinhar. Acrescente palavras sem relação.",
  repeated: "Caracteres e palavras repetidos são fáceis de adivinhar. Acrescente palavras diferentes.",
  sequence: "Sequências como abc ou 321 são fáceis de adivinhar. Acrescente palavras sem relação entre si.",
  keys: "Teclas vizinhas são fáceis de adivinhar. Acrescente palavras sem relação entre si.",
  date: "Datas e anos são fáceis de adivinhar. Acrescente palavras sem relação entre si.",
  longer: "Acrescente mais uma ou duas palavras. Palavras pouco comuns são melhores."
}

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Aguarde um momento e tente de novo."
    : count(retryAfter, {
        one: "Tente de novo em # segundo.",
        many: "Tente de novo em # de segundos.",
        other: "Tente de novo em # segundos."
      })

// The user can pass this reference to support.
const supportReference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Referência: ${parts.join(", ")}.`
}

// The quotation marks show that the sentence is the provider's own.
const said = (detail: string | undefined): string => (detail === undefined ? "" : ` Resposta da página: “${detail}”`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined
    ? ""
    : count(triesLeft, {
        one: " Você tem mais # tentativa.",
        many: " Você tem mais # de tentativas.",
        other: " Você tem mais # tentativas."
      })

const characters = (limit: number): string =>
  count(limit, { one: "# caractere", many: "# de caracteres", other: "# caracteres" })

const valueCount = (value: number): string => count(value, { one: "# valor", many: "# de valores", other: "# valores" })

const problems: Messages["problems"] = {
  emailMissing: () => "Digite seu e-mail.",
  emailMalformed: () => "Digite um e-mail como nome@example.com.",
  passwordMissing: () => "Digite uma senha.",
  unknownEmail: () => "Não encontramos nenhuma conta com este e-mail. Confira e tente de novo.",
  invalidPassword: () => "Senha incorreta. Tente de novo ou redefina a senha.",
  resetPassword: () => "Redefina sua senha antes de entrar.",
  missingCaptchaToken: () => "Confirme que você não é um robô e tente de novo.",
  invalidCaptchaToken: () => "Não conseguimos confirmar que você não é um robô. Tente de novo.",
  identityBlocked: () => "Esta conta está bloqueada. Fale conosco para desbloqueá-la.",
  loginRefused: (problem) => `Não foi possível fazer login. Tente de novo ou fale conosco.${supportReference(problem)}`,
  emailAlreadyExists: () => "Já existe uma conta com este e-mail. Entre na sua conta.",
  invalidEmail: () => "Este e-mail não pode ser usado. Confira ou use outro.",
  registrationRefused: (problem) =>
    `Não foi possível criar sua conta. Tente de novo ou fale conosco.${supportReference(problem)}`,
  unknownState: () => "Algo deu errado. Recarregue a página e tente de novo.",
  sessionTimedOut: () => "O login demorou demais. Tente de novo.",
  sessionFrameRefused: () => "Seu navegador não permitiu o login nesta página. Recarregue a página e tente de novo.",
  sessionBlocked: () =>
    "Seu navegador bloqueia o que precisamos para manter você na sua conta. Permita os cookies deste site e tente de novo.",
  sessionRefused: (problem) => `Não foi possível fazer login. Tente de novo.${supportReference(problem)}`,
  recoveryLinkExpired: () => "Este link já foi usado ou expirou. Solicite um novo.",
  redirectNotAllowed: () =>
    "Não podemos enviar um link para esta página porque ela não está configurada corretamente. Fale conosco.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "Esta senha é curta demais. Escolha uma mais longa."
      : `Escolha uma senha de pelo menos ${characters(limit)}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "Esta senha é longa demais. Escolha uma mais curta."
      : `Escolha uma senha de no máximo ${characters(limit)}.`,
  passwordTooCommon: () => "Esta senha é comum demais. Escolha uma mais difícil de adivinhar.",
  codeMissing: () => "Digite o código do e-mail.",
  codeIncomplete: ({ limit }) =>
    limit === undefined ? "Digite o código completo." : `Digite o código completo. Ele tem ${characters(limit)}.`,
  wrongCode: () => "Código incorreto. Confira o e-mail mais recente e tente de novo.",
  codeExpired: () => "Este código já foi usado ou expirou. Solicite um novo.",
  mailNotSent: () => "Não foi possível enviar o e-mail. Tente de novo daqui a pouco.",
  approvalUnknown: () => "Não foi possível verificar se sua conta foi aprovada. Tente de novo daqui a pouco.",
  responseMissing: () => "A página de login não enviou nenhuma resposta. Comece de novo.",
  responseInvalid: () => "Este login foi iniciado em outro navegador ou expirou. Comece de novo.",
  responseExpired: () => "Este login levou mais de uma hora. Comece de novo.",
  responseUsed: () => "Este login já foi usado. Comece de novo para entrar.",
  accessDenied: ({ detail }) => `O login foi cancelado. Você pode começar de novo quando quiser.${said(detail)}`,
  authorizationFailed: (problem) =>
    `A página de login retornou um erro. Comece de novo ou fale conosco.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) => `Não foi possível concluir seu login. Comece de novo.${supportReference(problem)}`,
  pageInsecure: () =>
    "Para entrar, é preciso ter uma conexão segura. Abra esta página com um endereço que comece com https.",
  pageMissing: (problem) => `Não foi possível abrir a página de login. Tente de novo.${supportReference(problem)}`,
  pageNeeded: () => "Você ainda não entrou na sua conta. Continue na página de login.",
  signedOutDuringSignIn: () => "Você saiu da conta antes da conclusão do login. Comece de novo para entrar.",
  dateMalformed: () => "Digite uma data completa ou deixe o campo vazio.",
  numberMalformed: () => "Digite um número, por exemplo, 12 ou 12,5.",
  phoneMalformed: () => "Digite um número de telefone usando dígitos.",
  profileChanged: () =>
    "Seu perfil foi alterado em outro lugar enquanto você o editava. Nada do que você digitou foi perdido. Salve suas alterações mesmo assim ou descarte-as.",
  profileRefused: (problem) =>
    `Não foi possível salvar seu perfil. Tente de novo ou fale conosco.${supportReference(problem)}`,
  notSignedIn: () =>
    "Você não está na sua conta. Entre em outra aba e depois volte. Nada do que você digitou foi perdido.",
  captchaBlocked: () =>
    "Não foi possível carregar a verificação de segurança. Permita que esta página a carregue ou tente mais tarde.",
  captchaExpired: () => "A verificação de segurança não foi concluída a tempo. Tente de novo.",
  captchaClosed: () => "A verificação de segurança foi fechada antes de ser concluída. Tente de novo.",
  captchaFailed: (problem) => `A verificação de segurança falhou. Tente de novo.${supportReference(problem)}`,
  factorWrong: (problem) => `Este código está incorreto ou já foi usado.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Digite um dos seus códigos de recuperação.",
  recoveryCodeWrong: (problem) => `Este código de recuperação está incorreto ou já foi usado.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `Não foi possível aceitar esta chave de acesso. Tente de novo ou use outro método.${triesLeft(problem)}`,
  notSupported: () => "Você não pode alterar isso aqui. Fale conosco e vamos ajudar.",
  reverificationRequired: () => "Confirme novamente sua identidade para fazer esta alteração.",
  passkeyNotAllowed: () => "Você não pode adicionar chaves de acesso nesta página. Fale conosco.",
  passkeyExists: () => "Este dispositivo já tem uma chave de acesso para sua conta.",
  confirmationMissing: () => "Digite a palavra exatamente como mostrada.",
  passkeyUnavailable: () => "As chaves de acesso não estão disponíveis neste navegador. Use outro método.",
  passkeyCanceled: () =>
    "A operação com a chave de acesso foi cancelada ou demorou demais. Tente de novo ou use outro método.",
  passkeyRefused: (problem) =>
    `Seu navegador não conseguiu usar a chave de acesso. Tente de novo ou use outro método.${supportReference(problem)}`,
  pushTimedOut: () => "A solicitação no seu outro dispositivo não foi respondida. Reenvie ou use outro método.",
  factorDenied: () => "O login foi recusado no seu outro dispositivo. Se foi você, entre de novo.",
  challengeExpired: () => "Demorou demais ou já foi usado. Entre de novo.",
  factorTooManyAttempts: () => "Muitas tentativas incorretas. Entre de novo.",
  factorTooManySends: () => "Não podemos enviar mais códigos para este login. Use o último ou entre de novo.",
  factorUnavailable: () => "Este método não está disponível no momento. Use outro.",
  factorMismatch: () => "Este código é de outro método. Solicite um novo código ou use outro método.",
  factorUnsupported: () => "Você já usou sua senha. Use outro método.",
  factorNotVerifiable: () => "Este método não pode ser usado nesta página. Use outro.",
  fieldViolations: ({ detail }) => detail ?? "Algum dado informado não foi aceito. Confira e tente de novo.",
  offline: () => "Você está off-line. Nada foi perdido. Tente de novo quando a conexão voltar.",
  unreachable: () => "Não foi possível conectar. Verifique sua conexão e tente de novo.",
  serverError: (problem) => `Algo deu errado do nosso lado. Tente de novo daqui a pouco.${supportReference(problem)}`,
  rateLimited: (problem) => `Muitas tentativas. ${patience(problem)}`,
  tooLarge: () => "É grande demais para enviar. Encurte e tente de novo.",
  unreadable: (problem) => `Recebemos uma resposta inesperada. Tente de novo.${supportReference(problem)}`,
  sessionEnded: () => "Sua sessão expirou. Entre de novo para continuar.",
  sessionUnavailable: () => "Não foi possível confirmar seu login. Tente de novo daqui a pouco.",
  refused: (problem) => `Não foi possível fazer isso. Fale conosco se precisar de ajuda.${supportReference(problem)}`,
  unexpected: () => "Algo deu errado nesta página. Recarregue-a e tente de novo.",
  noPermission: () => "Você não tem permissão para ver este conteúdo.",
  signInRequired: () => "Entre na sua conta para ver este conteúdo.",
  internalError: (problem) => `Algo deu errado do nosso lado. Tente de novo daqui a pouco.${supportReference(problem)}`,
  itemNotFound: () => "Este item não existe mais.",
  itemExists: () => "Este item já existe.",
  itemsOmitted: ({ count: omitted = 1 }) => `Não foi possível mostrar ${items(omitted)}.`,
  siteCode: ({ detail }) => detail ?? "Este site recusou a solicitação.",
  tooManyItems: ({ limit }) =>
    `Você pode usar até ${number(limit ?? 1000)} itens por vez. Selecione menos e tente de novo.`,
  tooManyRemovals: ({ limit }) =>
    `Você pode remover até ${number(limit ?? 1000)} itens por vez. Selecione menos e tente de novo.`,
  noPreviousPage: () => "Esta é a primeira página.",
  noNextPage: () => "Esta é a última página.",
  changeForbidden: () => "Você não tem permissão para alterar isto.",
  conditionNotMet: () => "Este item mudou e esta edição não se aplica mais. Verifique e tente de novo.",
  itemChanged: () => "Outra pessoa alterou este item. Escolha os valores que deseja manter e salve de novo.",
  valueMissing: () => "Este campo é obrigatório.",
  valueInvalid: () => "Digite um valor válido.",
  numberNotWhole: () => "Digite um número inteiro.",
  numberOutOfRange: limitText({
    other: "Digite um valor válido.",
    between: (minimum, maximum) => `Digite um número de ${number(minimum)} a ${number(maximum)}.`,
    atLeast: (minimum) => `Digite ${number(minimum)} ou mais.`,
    atMost: (maximum) => `Digite ${number(maximum)} ou menos.`,
    exactly: (limit) => `Digite ${number(limit)}.`,
    moreThan: (minimum) => `Digite um número maior que ${number(minimum)}.`,
    lessThan: (maximum) => `Digite um número menor que ${number(maximum)}.`
  }),
  textLengthInvalid: limitText({
    other: "Digite um valor válido.",
    between: (minimum, maximum) => `Digite de ${number(minimum)} a ${characters(maximum)}.`,
    atLeast: (minimum) => `Digite pelo menos ${characters(minimum)}.`,
    atMost: (maximum) => `Digite no máximo ${characters(maximum)}.`,
    exactly: (limit) => `Digite exatamente ${characters(limit)}.`
  }),
  listLengthInvalid: limitText({
    other: "Digite um valor válido.",
    between: (minimum, maximum) => `Digite de ${number(minimum)} a ${valueCount(maximum)}.`,
    atLeast: (minimum) => `Digite pelo menos ${valueCount(minimum)}.`,
    atMost: (maximum) => `Digite no máximo ${valueCount(maximum)}.`,
    exactly: (limit) => `Digite exatamente ${valueCount(limit)}.`
  }),
  jsonMalformed: () => "O JSON não é válido. Verifique colchetes, vírgulas e aspas.",
  notANumber: () => "O valor deste campo não é um número.",
  numberTooLarge: () => "Este número é grande demais para ser salvo com exatidão.",
  notAList: () => "O valor deste campo não é uma lista.",
  misconfigured: (problem) => `Esta página não está configurada corretamente. Fale conosco.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "Entrar",
  submit: "Entrar",
  submitting: "Entrando…",
  opening: "Entrando na sua conta…",
  done: "Você entrou na sua conta.",
  verifyEmail: (email) => `Enviamos um código para ${email}. Digite-o para entrar.`,
  awaitApproval: "Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  proveFactor: "Confirme sua identidade para continuar.",
  leaving: "Levando você a outra página para concluir o login…",
  forgot: "Esqueceu a senha?",
  passkeyVerifying: "Verificando sua chave de acesso…",
  passkeyRetry: "Mostrar minhas chaves de acesso de novo"
}

const signUp: Messages["signUp"] = {
  title: "Criar uma conta",
  submit: "Criar conta",
  submitting: "Criando sua conta…",
  opening: "Entrando na sua conta…",
  done: "Conta criada. Você entrou na sua conta.",
  verifyEmail: (email) => `Enviamos um código para ${email}. Digite-o para concluir a criação da sua conta.`,
  awaitApproval: "Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  proveFactor: "Confirme sua identidade para continuar.",
  leaving: "Levando você a outra página para concluir a criação da sua conta…",
  toSignIn: "Entrar"
}

const captcha: Messages["captcha"] = {
  title: "Verificação de segurança",
  loading: "Carregando a verificação de segurança…",
  ready: "Confirme que você não é um robô e depois envie o formulário.",
  solved: "Confirmado. Agora você pode enviar o formulário.",
  expired: "Sua confirmação expirou. Confirme de novo que você não é um robô.",
  retry: "Recarregar a verificação de segurança"
}

const session: Messages["session"] = {
  checking: "Verificando se você está na sua conta…",
  signInRequired: "Este conteúdo é só para membros. Entre na sua conta para ver.",
  signIn: "Entrar",
  signedOut: "Você saiu da sua conta.",
  parked:
    "Você continua na sua conta, mas não podemos confirmar isso agora. Até lá, parte do conteúdo pode não aparecer.",
  confirmAgain: "Verificar de novo",
  confirming: "Verificando…",
  signOut: "Sair",
  signingOut: "Saindo…",
  signOutFailed: "Você saiu da sua conta neste dispositivo, mas o servidor ainda não confirmou.",
  signOutAgain: "Tentar sair de novo",
  opening: "Entrando na sua conta…",
  openingSlowly: "Está demorando mais do que o normal.",
  skip: "Continuar sem entrar",
  opened: "Você entrou na sua conta",
  nobody: "Você não entrou na sua conta",
  notOpened: "Você ainda não entrou na sua conta",
  openAgain: "Tentar de novo"
}

const oauth: Messages["oauth"] = {
  signIn: "Ir para a página de login",
  creating: "Abrindo a página de login…",
  redirecting: "Levando você à página de login…",
  finishing: "Concluindo seu login…",
  finished: "Você entrou na sua conta",
  continue: "Continuar",
  notFinished: "Você não entrou na sua conta",
  startAgain: "Começar de novo",
  alreadySignedIn: "Você já entrou na sua conta",
  signedOut: "Você saiu da sua conta",
  stillSignedIn: "Você ainda está na sua conta neste dispositivo",
  checkedOut: "Você voltou da finalização da compra",
  checkoutNote: "Você pode continuar de onde parou."
}

const flow: Messages["flow"] = {
  or: "ou",
  newHere: "É sua primeira vez aqui?",
  toSignUp: "Criar uma conta",
  haveAccount: "Já tem uma conta?",
  toSignIn: "Entrar",
  back: "Voltar ao login",
  backToSignUp: "Voltar aos seus dados",
  loading: "Um momento…",
  missingTitle: "Não foi possível carregar esta etapa",
  missingText: "Nada do que você digitou foi perdido. Verifique sua conexão e tente de novo.",
  retry: "Tentar de novo",
  passwordChanged: "Senha salva. Entre com sua nova senha.",
  verified: "E-mail confirmado. Entre na sua conta para continuar.",
  approved: "Sua conta foi aprovada. Agora você pode entrar.",
  pageTitle: "Mais uma etapa",
  pageText: "Seu navegador não permite o login nesta página. Continue na nossa página de login.",
  toPage: "Ir para a página de login",
  signedIn: "Você entrou na sua conta",
  continue: "Continuar"
}

const account: Messages["account"] = {
  loading: "Carregando sua conta…",
  signIn: "Entrar",
  signUp: "Criar conta",
  account: "Minha conta",
  menu: "Menu da conta:",
  signedInAs: "Você entrou como",
  signOut: "Sair",
  signingOut: "Saindo…",
  signedOut: "Você saiu da sua conta.",
  signOutFailed: "Você saiu da sua conta neste dispositivo, mas o servidor ainda não confirmou.",
  retry: "Tentar de novo",
  sectionAccountInfo: "Dados da conta",
  sectionBookings: "Reservas",
  sectionOrders: "Pedidos",
  sectionSubscriptions: "Assinaturas",
  sectionEvents: "Eventos",
  openingSection: (section) => `Abrindo a seção “${section}”…`,
  sectionFailed: (section) => `Não foi possível abrir “${section}”.`
}

const changePassword: Messages["changePassword"] = {
  title: "Alterar sua senha",
  submit: "Alterar senha",
  submitting: "Alterando a senha…",
  currentPassword: "Senha atual",
  newPassword: "Nova senha",
  username: "Conta",
  hint: "Você continuará na sua conta neste dispositivo. Nos outros, será preciso entrar de novo.",
  done: "Senha alterada. Entre de novo nos seus outros dispositivos."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "Esqueceu a senha?",
  explanation: "Digite seu e-mail e enviaremos um link para redefinir sua senha.",
  submit: "Enviar link",
  submitting: "Enviando link…",
  sentTitle: "Confira seu e-mail",
  sent: (email) => `Se houver uma conta para ${email}, enviamos um link para redefinir a senha.`,
  sentHint: "Pode levar alguns minutos para chegar. Confira também a caixa de spam. O link vale por uma hora.",
  otherAddress: "Usar outro e-mail"
}

const resetPassword: Messages["resetPassword"] = {
  title: "Escolha uma nova senha",
  account: "Conta",
  password: "Nova senha",
  submit: "Salvar senha",
  submitting: "Salvando a senha…",
  opening: "Entrando na sua conta…",
  done: "Senha salva. Você entrou na sua conta.",
  verifyEmail: (email) => `Senha salva. Digite o código que enviamos para ${email} para continuar.`,
  awaitApproval: "Senha salva. Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  proveFactor: "Senha salva. Confirme sua identidade para continuar.",
  changed: "Senha salva. Entre com sua nova senha.",
  signIn: "Entrar",
  missingTitle: "Abra o link no seu e-mail",
  missing: "Para redefinir sua senha, abra o link no e-mail que enviamos ou solicite um novo link.",
  expiredTitle: "Este link não vale mais",
  expired: "O link já foi usado ou expirou. Sua senha não foi alterada. Solicite um novo link."
}

const verification: Messages["verification"] = {
  title: "Confirme seu e-mail",
  explanation: (email) => `Digite o código que enviamos para ${email}.`,
  code: "Código de confirmação",
  hint: "Não recebeu o e-mail? Confira também a caixa de spam.",
  submit: "Confirmar",
  submitting: "Verificando código…",
  opening: "Entrando na sua conta…",
  resend: "Enviar um novo código",
  resent: (email) => `Enviamos um novo código para ${email}.`,
  changeEmail: "Usar outro e-mail",
  sendLink: "Receber um link em vez do código",
  sendingLink: "Enviando link…",
  linkSent: (email) => `Enviamos um link para ${email}. Abra-o para confirmar seu e-mail e depois entre na sua conta.`,
  enterCode: "Digitar um código",
  done: "E-mail confirmado. Você entrou na sua conta.",
  verifyEmail: (email) => `Só mais uma etapa: digite o código que enviamos para ${email}.`,
  awaitApproval:
    "E-mail confirmado. Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  proveFactor: "E-mail confirmado. Confirme sua identidade para continuar.",
  verified: "E-mail confirmado. Entre na sua conta para continuar.",
  signIn: "Entrar",
  lostTitle: "Entre de novo",
  lost: "Não é mais possível verificar este código: ele já foi usado, expirou ou você saiu da página. Entre de novo para receber um novo.",
  startAgain: "Entrar de novo"
}

const approval: Messages["approval"] = {
  title: "Sua conta está aguardando aprovação",
  pending: "Analisamos cada nova conta. Avisaremos por e-mail quando você puder entrar.",
  pendingVerification: "Confirme primeiro seu e-mail. Depois analisaremos sua conta e avisaremos por e-mail.",
  steps: "Etapas de configuração da conta",
  registered: "Conta criada",
  verifyEmail: "E-mail confirmado",
  approval: "Conta aprovada",
  stepDone: "feito",
  stepDue: "pendente",
  enterCode: "Confirmar e-mail",
  submit: "Verificar de novo",
  submitting: "Verificando…",
  opening: "Entrando na sua conta…",
  stillPending: (at) => `Ainda não aprovada. Última verificação: ${time(at)}.`,
  signIn: "Tentar entrar",
  signInNow: "Entrar",
  signedIn: "Sua conta foi aprovada. Você entrou na sua conta.",
  approved: "Sua conta foi aprovada. Agora você pode entrar.",
  declined: "Sua conta não foi aprovada. Se acha que isso é um engano, fale conosco.",
  proveFactor: "Sua conta foi aprovada. Confirme sua identidade para continuar."
}

const names = {
  PASSWORD: "Senha",
  SMS: "SMS",
  CALL: "Ligação telefônica",
  EMAIL: "E-mail",
  TOTP: "Aplicativo autenticador",
  PUSH: "Outro dispositivo",
  WEBAUTHN: "Chave de acesso",
  RECOVERY_CODE: "Código de recuperação"
} as const

const about = {
  PASSWORD: "A senha da sua conta",
  SMS: "Receba um código por SMS",
  CALL: "Receba um código por ligação",
  EMAIL: "Receba um código por e-mail",
  TOTP: "Obtenha um código no seu aplicativo",
  PUSH: "Aprove em um dispositivo em que você já entrou",
  WEBAUTHN: "Use sua digital, seu rosto ou o bloqueio de tela",
  RECOVERY_CODE: "Use um dos códigos que você salvou"
} as const

const obstacles = {
  disabledByRule: "Este site desativou este método.",
  requireActivation: "Conclua a configuração antes de usar este método.",
  requireReenroll: "Configure este método de novo antes de usá-lo.",
  usedAlready: "Você já usou este método para entrar. Use outro.",
  notHere: "Não disponível neste navegador."
} as const

const factors: Messages["factors"] = {
  title: "Confirme sua identidade",
  submit: "Confirmar",
  submitting: "Verificando…",
  opening: "Entrando na sua conta…",
  done: "Você entrou na sua conta.",
  verifyEmail: (email) => `Enviamos um código para ${email === "" ? "seu e-mail" : email}. Digite-o para entrar.`,
  awaitApproval: "Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  pick: "Escolha como quer confirmar sua identidade.",
  highRisk: "Este acesso parece incomum. Confirme sua identidade para continuar.",
  leaving: "Levando você à página de login…",
  proveFactor: "Deu certo. Só mais uma etapa para entrar.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enroll: (factor) => `Configurar: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Digite o código que enviamos por SMS para ${hint ?? "seu telefone"}.`
      case "CALL":
        return `Estamos ligando para ${hint ?? "seu telefone"}. Digite o código que você ouvir.`
      case "EMAIL":
        return `Digite o código que enviamos por e-mail para ${hint ?? "você"}.`
      case "TOTP":
        return "Digite o código do seu aplicativo autenticador."
      case "PUSH":
        return "Enviamos uma solicitação para seu outro dispositivo. Aprove-a para continuar."
      case "WEBAUTHN":
        return "Use sua chave de acesso. Seu navegador pedirá sua digital, seu rosto ou o bloqueio de tela."
      case "RECOVERY_CODE":
        return "Digite um dos códigos de recuperação que você salvou."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Código de recuperação",
  recoveryHint: "Por exemplo, 2fkq-8n4m-a7tz-03wx. Cada código serve uma única vez.",
  remember: "Não perguntar mais neste dispositivo",
  usePasskey: "Usar a chave de acesso",
  askingPasskey: "Aguardando sua chave de acesso…",
  waitingForPush: "Aguardando aprovação no seu outro dispositivo…",
  sendPushAgain: "Reenviar solicitação",
  sending: "Um momento…",
  openAgain: "Tentar de novo",
  another: "Usar outro método",
  back: "Voltar",
  restart: "Entrar de novo",
  none: "Nenhum método de verificação está disponível no momento.",
  noneHelp: "Veja o que cada método precisa ou fale conosco.",
  notSignedIn: "Você ainda não entrou na sua conta."
}

const security: Messages["security"] = {
  loading: "Carregando…",
  retry: "Tentar novamente",
  cancel: "Cancelar",
  reverifyTitle: "Confirme sua identidade",
  reverifyText: "Para sua segurança, digite sua senha para fazer esta alteração.",
  reverifySignOn: "Para sua segurança, entre novamente para fazer esta alteração.",
  reverify: "Confirmar",
  reverifying: "Verificando…",
  factorsTitle: "Verificação em duas etapas",
  factorsText: "Proteja sua conta com uma segunda etapa ao entrar.",
  factorsEmpty: "A verificação em duas etapas está desativada.",
  factor: (factor, name) => (name === undefined ? names[factor] : `${names[factor]}: ${name}`),
  added: (at) => `Adicionado em ${day(at)}`,
  unconfirmed: "Configuração não concluída",
  codesLeft: (left) =>
    count(left, {
      one: "Resta # código não usado",
      many: "Restam # códigos não usados",
      other: "Restam # códigos não usados"
    }),
  remove: "Remover",
  removeTitle: (factor) => `Remover ${factor}?`,
  removeText: "Você não poderá mais usar este método para entrar.",
  removing: "Removendo…",
  removed: (factor) => `Removido: ${factor}.`,
  addApp: "Adicionar aplicativo autenticador",
  addPasskey: "Adicionar chave de acesso",
  createCodes: "Criar códigos de recuperação",
  replaceCodes: "Substituir códigos de recuperação",
  appTitle: "Configure seu aplicativo autenticador",
  appText:
    "Escaneie este código QR com seu aplicativo ou digite a chave de configuração. Depois, digite o código que o aplicativo mostra.",
  appImage: "Código QR para seu aplicativo autenticador",
  appSecret: "Chave de configuração",
  appSubmit: "Ativar",
  appSubmitting: "Verificando…",
  appDone: "Seu aplicativo autenticador está configurado.",
  passkeyName: "Nome da chave de acesso",
  passkeyHint: "Por exemplo, o dispositivo em que você a usa.",
  passkeySubmit: "Continuar",
  passkeyWaiting: "Aguardando sua chave de acesso…",
  passkeyDone: "Sua chave de acesso está configurada.",
  codesTitle: "Seus códigos de recuperação",
  codesText:
    "Salve estes códigos agora. Não vamos mostrá-los novamente. Cada código permite entrar uma vez se você perder seu outro dispositivo.",
  codesCreating: "Criando códigos…",
  copy: "Copiar",
  copied: "Copiado",
  download: "Baixar",
  print: "Imprimir",
  codesFile: "codigos-de-recuperacao",
  codesSaved: "Já salvei",
  emailTitle: "Endereço de e-mail",
  emailCurrent: "E-mail atual",
  emailNew: "Novo e-mail",
  emailSubmit: "Enviar código",
  emailSubmitting: "Enviando código…",
  emailCode: (email) => `Enviamos um código para ${email}. Digite-o para alterar seu e-mail.`,
  emailConfirm: "Alterar e-mail",
  emailConfirming: "Alterando…",
  emailOther: "Usar outro e-mail",
  emailDone: (email) => `Seu e-mail agora é ${email}. Você saiu da conta nos seus outros dispositivos.`,
  sessionsTitle: "Onde você está conectado",
  sessionsText: "Se você não reconhece um dispositivo, desconecte-o e altere sua senha.",
  thisDevice: "Este dispositivo",
  otherDevice: "Outro dispositivo",
  device: (browser, system) => `${browser} no ${system}`,
  atSignInPage: "Conectado na página de login",
  signedIn: (at) => `Conectado em ${day(at)}`,
  lastUsed: (at, moment) => `Último uso em ${day(at)} às ${time(moment)}`,
  endSession: "Desconectar",
  endSessionOf: (device = "o outro dispositivo", lastUsed) =>
    lastUsed === "" ? `Desconectar ${device}` : `Desconectar ${device}: ${lastUsed}`,
  endOthers: "Desconectar todos os outros dispositivos",
  ending: "Desconectando…",
  ended: "O dispositivo foi desconectado.",
  endedOthers: "Todos os outros dispositivos foram desconectados.",
  onlyThis: "Você está conectado apenas neste dispositivo.",
  deleteTitle: "Excluir conta",
  deleteText:
    "Seu perfil e sua forma de entrar serão excluídos. Pedidos e avaliações podem ser mantidos. Isso não pode ser desfeito.",
  deleteOpen: "Excluir conta",
  deleteWord: "EXCLUIR",
  deleteLabel: (word) => `Digite ${word} para confirmar`,
  deleteSubmit: "Excluir minha conta",
  deleting: "Excluindo…",
  deleted: "Sua conta foi excluída."
}

const profileFields: Messages["profileFields"] = {
  firstName: "Nome",
  lastName: "Sobrenome",
  nickname: "Apelido",
  company: "Empresa",
  position: "Cargo",
  birthdate: "Data de nascimento",
  language: "Idioma",
  picture: "URL da foto",
  privacyStatus: "Quem pode ver seu perfil",
  privacyUndefined: "Padrão do site",
  privacyPublic: "Todos, incluindo outros membros",
  privacyPrivate: "Só você e este site",
  emails: "Outros e-mails",
  email: "E-mail",
  phones: "Telefones",
  phone: "Telefone",
  countryCode: "Código do país",
  addresses: "Endereços",
  address: "Endereço",
  addressLine: "Rua e número",
  addressLine2: "Complemento",
  streetName: "Rua",
  streetNumber: "Número",
  apartment: "Apartamento",
  city: "Cidade",
  subdivision: "Estado, província ou região",
  postalCode: "CEP ou código postal",
  country: "País",
  tag: "Rótulo",
  tagUntagged: "Sem rótulo",
  tagMain: "Principal",
  tagHome: "Casa",
  tagWork: "Trabalho",
  tagMobile: "Celular",
  tagFax: "Fax",
  tagBilling: "Cobrança",
  tagShipping: "Entrega",
  notSelected: "Não selecionado",
  addEmail: "Adicionar e-mail",
  addPhone: "Adicionar telefone",
  addAddress: "Adicionar endereço",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Remover",
  removeNth: (entry) => `Remover: ${entry}`,
  added: (entry) => `${entry} foi adicionado.`,
  removed: (entry) => `${entry} foi removido.`
}

const profile: Messages["profile"] = {
  title: "Seu perfil",
  submit: "Salvar alterações",
  submitting: "Salvando…",
  loading: "Carregando seu perfil…",
  signInRequired: "Entre na sua conta para ver seu perfil.",
  signIn: "Entrar",
  notFound:
    "Não encontramos seu perfil. Talvez sua conta tenha sido encerrada. Se acha que isso é um engano, fale conosco.",
  retry: "Tentar de novo",
  loginEmail: "E-mail de login",
  verified: "confirmado",
  notVerified: "não confirmado",
  edit: "Editar perfil",
  cancel: "Cancelar",
  saved: "Perfil salvo.",
  unchanged: "Nenhuma alteração para salvar.",
  reloaded: "Suas alterações foram descartadas. Este é o perfil salvo mais recente.",
  notGiven: "Não informado",
  personal: "Sobre você",
  contact: "Dados de contato",
  more: "Outros dados",
  date: day,
  number,
  pending: "Sua conta ainda não está ativa.",
  pendingApproval: "Ela está aguardando aprovação. Avisaremos por e-mail quando você puder usá-la.",
  pendingVerification: "Confirme seu e-mail: digite o código da mensagem que enviamos.",
  deleted: "Esta conta foi excluída. Por enquanto você ainda pode ver o perfil, mas não pode alterá-lo.",
  blocked: "Esta conta está bloqueada. Fale conosco para desbloqueá-la.",
  offline: "Sua conta está off-line, então os outros membros não podem ver você.",
  changedElsewhere: "Estes campos foram alterados em outra aba ou em outro dispositivo:",
  takeTheirs: "Descartar minhas alterações",
  keepMine: "Salvar minhas alterações mesmo assim"
}

const items = (total: number): string => count(total, { one: "# item", many: "# de itens", other: "# itens" })

const table: Messages["table"] = {
  loading: (caption) => `Carregando: ${caption}…`,
  refetching: "Atualizando…",
  empty: "Nenhum item para mostrar.",
  retry: "Tentar de novo",
  ready: (shown, total) =>
    total === undefined || total === shown ? items(shown) : `${number(shown)} de ${items(total)}`,
  sorted: (column, order) => `Ordenado por ${column}, ${order === "ASC" ? "crescente" : "decrescente"}`,
  yes: "Sim",
  no: "Não",
  noValue: "sem valor",
  more: "Mostrar mais",
  less: "Mostrar menos",
  cut: (characters) =>
    count(characters, {
      one: "mais # caractere não exibido",
      many: "mais # de caracteres não exibidos",
      other: "mais # caracteres não exibidos"
    }),
  notADate: "data inválida",
  draft: "Rascunho",
  saving: "Salvando…",
  notSaved: (reason) => `Não foi salvo: ${reason}`,
  stale: (since) => `Última atualização às ${time(since)}.`,
  wait: (left) => `Tentar de novo em ${seconds(left)}`,
  waitOver: "Já pode tentar novamente.",
  signIn: "Entrar",
  select: (item) => `Selecionar ${item}`,
  selectPage: "Selecionar tudo nesta página",
  selected: (selected) => `Seleção: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Todos os resultados estão selecionados" : `Todos os resultados estão selecionados: ${number(selected)}`}${except === 0 ? "" : `, excluídos: ${number(except)}`}`,
  selectAll: (total) =>
    total === undefined ? "Selecionar todos os resultados" : `Selecionar todos os resultados (${number(total)})`,
  clearSelection: "Limpar a seleção",
  toActions: "Ir para as ações",
  columns: "Colunas",
  columnEarlier: (column) => `Mover ${column} para antes`,
  columnLater: (column) => `Mover ${column} para depois`,
  columnWidth: (column) => `Largura de ${column}`,
  columnPin: (column) => `Fixar ${column}`,
  columnNotPinned: "Não fixada",
  columnAtStart: "No início",
  columnAtEnd: "No fim",
  columnMoved: (column, position, columns) => `${column} é a coluna ${number(position)} de ${number(columns)}.`,
  columnPinned: (column, edge) =>
    edge === undefined
      ? `${column} não está mais fixada.`
      : edge === "start"
        ? `${column} está fixada no início.`
        : `${column} está fixada no fim.`,
  resetColumns: "Repor as colunas",
  columnsReset: "As colunas foram repostas.",
  actions: "Ações",
  actionsOf: (item) => `Ações para ${item}`,
  edit: (column, item) => `Editar ${column} de ${item}`,
  saveCell: "Salvar",
  cancelEdit: "Cancelar",
  cellOf: (column, item) => `${column} de ${item}`,
  cellSaved: (column, item) => `${column} de ${item}: salvo.`,
  cellNotSaved: (column, item, reason) => `${column} de ${item}: não foi salvo. ${reason}`,
  entryNotSaved: (entry) => `“${entry}” não foi salvo.`,
  cellChanged: "Outra pessoa alterou este valor nesse meio-tempo.",
  saveAnyway: "Salvar mesmo assim",
  discard: "Descartar"
}

const paging: Messages["paging"] = {
  label: "Páginas",
  page: (page, pages) =>
    pages === undefined ? `Página ${number(page)}` : `Página ${number(page)} de ${number(pages)}`,
  range: (from, to, total, more) =>
    total === undefined
      ? `Itens ${number(from)}–${number(to)}`
      : `${number(from)}–${number(to)} de ${more ? "mais de " : ""}${items(total)}`,
  first: "Primeira página",
  previous: "Página anterior",
  next: "Próxima página",
  last: "Última página",
  size: "Itens por página",
  loading: "Carregando a página…",
  noNext: "Esta é a última página.",
  noPrevious: "Esta é a primeira página.",
  unread: (page) => `Não foi possível carregar a página ${number(page)}.`,
  beyond: "Não há mais itens nesta página.",
  loadingList: (label) => `Carregando: ${label}…`,
  loadMore: "Carregar mais",
  loadingMore: "Carregando mais…",
  loaded: (added, shown) =>
    `${count(added, { one: "Mais # item carregado", many: "Mais # de itens carregados", other: "Mais # itens carregados" })}, ${number(shown)} no total.`,
  end: (shown) => `Fim da lista: ${items(shown)}.`,
  empty: "Nenhum item para mostrar.",
  retry: "Tentar de novo",
  signIn: "Entrar",
  newItems: (added) =>
    `Mostrar ${count(added, { one: "# item novo", many: "# de itens novos", other: "# itens novos" })}`,
  pastList: "Pular a lista",
  offline: "Você está off-line. O resto da lista será carregado quando a conexão voltar.",
  ignored: (parts) => `Partes do endereço desta página não são válidas e foram ignoradas: ${list(parts)}.`,
  dismiss: "Fechar"
}

const search: Messages["search"] = {
  label: "Busca",
  submit: "Buscar",
  clear: "Limpar busca",
  mode: "Encontrar itens com",
  allWords: "todas as palavras",
  anyWord: "alguma palavra",
  fuzzy: "Incluir grafias parecidas",
  searching: "Buscando…",
  results: (found, more, text) =>
    more
      ? `“${text}”: os primeiros ${number(found)} resultados`
      : `“${text}”: ${count(found, { one: "# resultado", many: "# de resultados", other: "# resultados" })}`,
  noResults: (text) => `Nenhum resultado para “${text}”.`,
  preparing: "Alguns itens ainda estão sendo preparados para a busca. Mais resultados podem aparecer.",
  hint: "Tente usar menos palavras ou palavras diferentes.",
  tryAny: "Buscar qualquer uma destas palavras",
  tryFuzzy: "Buscar grafias parecidas",
  retry: "Tentar de novo",
  signIn: "Entrar"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "crescente" : "decrescente")

const order: Messages["order"] = {
  label: "Ordenar por",
  none: "Nenhuma",
  thenBy: "Depois por",
  ascending: "Crescente",
  descending: "Decrescente",
  turn: (field, order) => `${field}: ${name(order)}. Inverter ordem`,
  sooner: (field) => `Mover ${field} para cima na ordenação`,
  later: (field) => `Mover ${field} para baixo na ordenação`,
  remove: (field) => `Remover ${field} da ordenação`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Ordenado por ${parts.join(", depois ")}`,
  unsorted: "Sem ordenação"
}

const filter: Messages["filter"] = {
  title: "Filtrar",
  match: "Mostrar itens que atendem a",
  all: "Todas as condições",
  any: "Qualquer condição",
  notAll: "Nem todas as condições",
  none: "Nenhuma das condições",
  field: "Campo",
  operator: "Comparação",
  value: "Valor",
  lower: "De",
  upper: "Até (não incluído)",
  type: "Tipo de valor",
  text: "Texto",
  number: "Número",
  date: "Data e hora",
  boolean: "Sim ou não",
  yes: "Sim",
  no: "Não",
  addCondition: "Adicionar condição",
  addGroup: "Adicionar grupo",
  addValue: "Adicionar",
  apply: "Aplicar filtro",
  clear: "Limpar",
  conditionAdded: "Condição adicionada.",
  groupAdded: "Grupo adicionado.",
  conditionRemoved: "Condição removida.",
  groupRemoved: "Grupo removido.",
  applied: "Filtro aplicado.",
  cleared: "Filtro limpo.",
  fieldMissing: "Escolha um campo.",
  valueMissing: "Digite um valor.",
  valuesMissing: "Adicione pelo menos um valor.",
  numberMalformed: "Digite um número.",
  dateMalformed: "Digite uma data e uma hora.",
  kindsDiffer: "Os dois valores devem ser do mesmo tipo.",
  broken: "Este filtro não pode ser usado e foi ignorado.",
  fixed: "Esta condição não pode ser editada aqui. Você só pode removê-la.",
  everything: "todos os itens",
  nothing: "nenhum item",
  eq: "é",
  ne: "não é",
  lt: "é menor que",
  gt: "é maior que",
  lte: "é no máximo",
  gte: "é no mínimo",
  between: "está entre",
  before: "é antes de",
  after: "é depois de",
  notAfter: "não é depois de",
  notBefore: "não é antes de",
  startsWith: "começa com",
  endsWith: "termina com",
  contains: "contém",
  matches: "corresponde a",
  hasSome: "algum de",
  hasAll: "todos de",
  in: "é um de",
  exists: "está definido",
  existsNot: "não está definido",
  isEmpty: "está vazio",
  isNotEmpty: "não está vazio",
  condition: (position) => `Condição ${number(position)}`,
  group: (position) => `Grupo ${number(position)}`,
  removeCondition: (position) => `Remover a condição ${number(position)}`,
  removeGroup: (position) => `Remover o grupo ${number(position)}`,
  quoted: (text) => `“${text}”`,
  removeValue: (value) => `Remover ${value}`,
  comparison: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  listComparison: (field, operator, value) => `${field}: ${operator} ${value}`,
  rangeComparison: (field, lower, upper) => `${field} é no mínimo ${lower}, mas menor que ${upper}`,
  and: (parts, grouped) => parts.join(grouped ? ", e " : " e "),
  or: (parts, grouped) => parts.join(grouped ? ", ou " : " ou "),
  not: (part) => `não ${part}`,
  more: (values, hidden) => `${values} e mais ${number(hidden)}`
}

const distinct: Messages["distinct"] = {
  loading: "Carregando valores…",
  empty: "Nenhum valor para escolher.",
  more: "Mostrar mais valores",
  clear: "Limpar a seleção",
  cleared: "Seleção limpa.",
  uncounted: "Não foi possível contar os itens de cada valor.",
  items: (items) => `, ${count(items, { one: "# resultado", many: "# de resultados", other: "# resultados" })}`
}

const failure: Messages["failure"] = {
  retry: "Tentar de novo",
  retrying: "Tentando de novo…",
  retryIn: (left) => `Tentar de novo em ${seconds(left)}`,
  waitOver: "Você já pode tentar de novo.",
  signIn: "Entrar",
  reference: (reference) => `Referência: ${reference}`,
  copy: "Copiar referência",
  copied: "Copiado.",
  copyFailed: "Não foi possível copiar. Selecione a referência e copie manualmente.",
  developers: "Para desenvolvedores",
  code: "Código",
  fix: "Como corrigir",
  meaning: "Significado",
  place: "Caminho",
  parameters: "Parâmetros",
  mendable: "Altere a chamada antes de tentar de novo.",
  faultless: "A chamada está correta. Tente de novo mais tarde."
}

const item: Messages["item"] = {
  createTitle: "Novo item",
  editTitle: "Editar item",
  create: "Criar",
  creating: "Criando…",
  save: "Salvar alterações",
  saving: "Salvando…",
  loading: "Carregando…",
  notFound: "Não encontramos este item. Talvez tenha sido excluído.",
  retry: "Tentar de novo",
  created: "Item criado.",
  saved: "Alterações salvas.",
  unchanged: "Nenhuma alteração para salvar.",
  removed: "Item excluído.",
  reset: "Descartar alterações",
  unsaved: (fields) =>
    count(fields, {
      one: "# campo tem alterações não salvas.",
      many: "# de campos têm alterações não salvas.",
      other: "# campos têm alterações não salvas."
    }),
  changed: "alterado",
  optional: "opcional",
  linesHint: "Digite um valor por linha.",
  jsonHint: "Digite JSON. Coloque o texto entre aspas.",
  referencesLater: "Você poderá selecioná-los depois de criar o item.",
  notSelected: "Nenhum",
  oddNames: (names) => `Os filtros não encontram estes campos porque os nomes contêm um ponto ou um cifrão: ${names}.`,
  conflict: "Outra pessoa também alterou estes campos. Escolha os valores que deseja manter:",
  mine: "O seu",
  theirs: "O outro",
  saveSelected: "Salvar valores selecionados",
  remove: "Excluir",
  removeTitle: "Excluir este item?",
  removeText: "O item será excluído da coleção.",
  removing: "Excluindo…",
  cancel: "Cancelar",
  leaveTitle: "Sair sem salvar?",
  leaveText: "O que você digitou não foi salvo e será perdido.",
  leave: "Sair",
  stay: "Ficar",
  signIn: "Entrar"
}

const patch: Messages["patch"] = {
  title: "Alterar campos",
  submit: "Aplicar alterações",
  submitting: "Aplicando…",
  change: (position) => `Alteração ${number(position)}`,
  field: "Campo",
  action: "Ação",
  value: "Valor",
  set: "Definir como",
  remove: "Remover campo",
  increment: "Somar ao número",
  append: "Adicionar à lista",
  pull: "Remover da lista",
  add: "Adicionar uma alteração",
  drop: (position) => `Remover a alteração ${number(position)}`,
  preview: "Prévia",
  before: "Antes",
  after: "Depois",
  absent: "não definido",
  same: "Estas alterações não têm efeito no item.",
  saved: "Alterações salvas."
}

const reference: Messages["reference"] = {
  search: "Digite para buscar",
  searching: "Buscando…",
  results: (shown) => count(shown, { one: "# resultado", many: "# de resultados", other: "# resultados" }),
  noResults: "Nenhum resultado.",
  more: "Mostrar mais resultados",
  selected: "Selecionados",
  selectedCount: (items) => `Selecionados: ${number(items)}`,
  unread: "Nem todos os itens selecionados aparecem aqui. Os outros continuam selecionados.",
  nothingSelected: "Nada selecionado.",
  itemSelected: (item) => `${item}: selecionado`,
  remove: (item) => `Remover ${item}`,
  removed: (item) => `${item}: removido`,
  broken: (id) => `Não existe mais: ${id}`,
  loading: "Carregando itens selecionados…",
  moreSelected: "Mostrar mais itens selecionados",
  replace: "Salvar seleção",
  replacing: "Salvando…",
  replaced: "Seleção salva.",
  clear: "Limpar busca",
  retry: "Tentar de novo"
}

const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "Todos os resultados selecionados" : `Selecionados: ${number(selected)}`}${excepted === 0 ? "" : `, exceto ${number(excepted)}`}`,
  clear: "Limpar a seleção",
  act: (verb) => ({ add: "Adicionar", change: "Alterar", remove: "Excluir", truncate: "Esvaziar" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `Esvaziar ${name}?`
      : `${{ add: "Adicionar", change: "Alterar", remove: "Excluir" }[verb]} ${amount === undefined ? "todos os resultados" : items(amount)}?`,
  confirmText: (verb, undoable) =>
    ({
      add: "Eles serão adicionados à coleção.",
      change: "Isso não pode ser desfeito.",
      remove: undoable
        ? "Eles serão excluídos da coleção. Só é possível desfazer isso com os seus próprios itens."
        : "Isso não pode ser desfeito.",
      truncate: "Todos os itens serão excluídos. Isso não pode ser desfeito."
    })[verb],
  typeName: (name) => `Digite ${name} para confirmar`,
  cancel: "Cancelar",
  gathering: (found) => `Procurando os itens… ${number(found)} até agora`,
  running: (verb) =>
    ({ add: "Adicionando…", change: "Alterando…", remove: "Excluindo…", truncate: "Esvaziando…" })[verb],
  progress: (done, total) => `${number(done)} de ${number(total)}`,
  percent: (percent) => `${number(percent)}%`,
  left: (left) => `faltam ${number(left)}`,
  stop: "Parar",
  stopping: "Parando após os itens atuais…",
  stopWaiting: "Parar agora",
  finished: (failed, total) =>
    failed === 0
      ? "Concluído."
      : failed >= total
        ? "Todos os itens falharam."
        : `Concluído, mas ${count(failed, { one: "# item falhou", many: "# de itens falharam", other: "# itens falharam" })}.`,
  emptied: (name) => `${name} agora está vazia.`,
  canceled: (done, total) => `Parado após ${number(done)} de ${number(total)}.`,
  canceledEarly: "Interrompido. Nenhum item foi alterado.",
  untouched: "Os outros itens não foram alterados.",
  uncertain: "Não sabemos se os últimos itens foram alterados.",
  tally: (status, amount) =>
    `${{ inserted: "Adicionados", updated: "Alterados", removed: "Excluídos", skipped: "Ignorados", failed: "Falharam", unknown: "Desconhecidos" }[status]}: ${number(amount)}`,
  resume: "Continuar",
  resumesOnline: "Isso continuará automaticamente quando a conexão voltar.",
  retryFailed: (failed) => `Tentar de novo: ${items(failed)}`,
  saveAs: (format) => `Salvar como ${format}`,
  done: "Fechar",
  reportCaption: (rows) =>
    count(rows, { one: "# item falhou", many: "# de itens falharam", other: "# itens falharam" }),
  place: "Posição",
  line: "Linha",
  item: "Item",
  field: "Campo",
  reason: "Motivo",
  showMore: (rows) => `Mostrar mais ${number(rows)}`,
  valueFault: (fault) =>
    ({
      missing: "Falta um valor.",
      boolean: "Esperado: true ou false.",
      number: "Esperado: um número.",
      date: "Esperado: uma data, como 2026-01-31.",
      list: 'Esperado: uma lista, como ["um", "dois"].',
      object: "Esperado: um objeto JSON.",
      invalid: "O valor não é válido."
    })[fault],
  rowFault: (fault, cells, columns) =>
    ({
      cells: `A linha tem ${number(cells)} células, mas o arquivo só tem ${number(columns)} colunas.`,
      quotes: "Falta uma aspa ou ela está no lugar errado.",
      tooLong: "A linha é longa demais. Verifique se todas as aspas estão fechadas.",
      notObject: "A linha não é um objeto JSON."
    })[fault],
  reasonUnknown: "Não sabemos se isso foi feito.",
  reasonGone: "Este item não existe mais.",
  reasonUnmet: "Este item não atende à condição da alteração.",
  reasonForbidden: "Você não tem permissão para alterar este item.",
  reasonTooLarge: "Este item é grande demais para enviar.",
  denied: "Você não tem permissão para fazer isso.",
  signIn: "Entre na sua conta para fazer isso. Sua seleção será mantida.",
  signInNow: "Entrar",
  leaveTitle: "Sair enquanto isso está em andamento?",
  leaveText: "Os itens restantes não serão processados.",
  leave: "Sair",
  stay: "Ficar"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `Importar para ${name}`,
  pick: "Escolher um arquivo",
  drop: "ou solte-o aqui",
  accepts: "CSV (tabela) ou JSONL (um objeto por linha)",
  template: "Baixar um modelo",
  sample: "Exemplo",
  id: "Identificador",
  leftOut: (columns) => `Não importadas, porque a coleção não tem esses campos: ${columns}`,
  reading: (file) => `Lendo ${file}…`,
  otherFile: "Escolher outro arquivo",
  format: "Formato",
  formatName: (format) => (format === "CSV" ? "CSV (tabela)" : "JSONL (um objeto por linha)"),
  previewCaption: (rows) => `Primeiras linhas: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Sem erros nas primeiras ${number(checked)} linhas.`
      : `Erros em ${number(mistaken)} das primeiras ${number(checked)} linhas. Elas serão ignoradas e listadas no fim.`,
  noRows: "Este arquivo não tem linhas.",
  columns: "Colunas",
  goesTo: (column) => `Campo para a coluna ${column}`,
  ownName: (column) => `${column} (mesmo nome)`,
  leaveOut: "Não importar",
  fieldType: (type) =>
    ({
      text: "texto",
      number: "número",
      boolean: "sim ou não",
      date: "data",
      list: "lista",
      object: "objeto",
      reference: "referência",
      mixed: "qualquer"
    })[type],
  mode: "Itens existentes",
  modeName: (mode) =>
    ({ OVERWRITE: "Substituir", SKIP_EXISTING: "Manter", TRUNCATE_BEFORE: "Esvaziar a coleção antes" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Uma linha substitui o item com o mesmo identificador.",
      SKIP_EXISTING: "Só linhas com um identificador novo ou sem identificador são adicionadas.",
      TRUNCATE_BEFORE:
        "Todos os itens são removidos antes de a primeira linha ser adicionada. Isso não pode ser desfeito."
    })[mode],
  start: "Importar",
  importing: (file) => `Importando ${file}`,
  rows: (rows) => `Linhas salvas: ${number(rows)}`,
  read: (percent) => `${number(percent)}% do arquivo processado`,
  stop: "Parar",
  stopped: (rows) => `Parado. Linhas tratadas: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Todas as linhas foram importadas.",
      FAILED: "Nenhuma linha pôde ser importada.",
      PARTIALLY_SUCCESSFUL: `Concluído, mas ${count(failed, { one: "# linha não pôde ser importada", many: "# de linhas não puderam ser importadas", other: "# linhas não puderam ser importadas" })}.`
    })[status],
  unfinished: (file, rows) =>
    `A importação de ${file} não terminou. Ela parou após ${count(rows, { one: "# linha", many: "# de linhas", other: "# linhas" })}.`,
  chooseAgain: "Escolha o mesmo arquivo de novo para continuar.",
  otherThan: (file) => `Este arquivo não é ${file} ou foi alterado desde então.`,
  forget: "Descartar importação",
  again: "Importar outro arquivo",
  fileFault: (what, reason) =>
    `${{ unreadable: "Não foi possível ler este arquivo.", header: "A primeira linha deve conter os nomes das colunas.", notTruncated: "As primeiras linhas têm erros ou o arquivo não tem linhas. Nada foi removido.", notText: "Este não é um arquivo de texto. Escolha um arquivo CSV ou JSONL salvo como UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  headerFault: (fault, name) =>
    ({
      unnamed: "Uma coluna não tem nome.",
      reserved: `Uma coluna não pode se chamar ${name}.`,
      noFields: "Nenhuma coluna será importada.",
      fieldTwice: `Duas colunas correspondem ao mesmo campo: ${name}.`,
      fieldNested: `${name} não pode ser um valor e um objeto ao mesmo tempo.`,
      columnMissing: `O arquivo não tem a coluna ${name}.`,
      quotes: "Falta uma aspa ou ela está no lugar errado.",
      tooLong: "A linha é longa demais. Verifique se todas as aspas estão fechadas."
    })[fault],
  exportTitle: (name) => `Exportar ${name}`,
  scope: "Itens a exportar",
  scopeName: (scope, amount) => {
    const said = { all: "Todos os itens", filter: "Itens filtrados", selection: "Itens selecionados" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exportar",
  exportAgain: "Exportar de novo",
  written: (done, total) => `Gravados até agora: ${number(done)} de ${number(total)}.`,
  collecting: (done, total) => `Procurando campos: ${number(done)} de ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Todos os campos" : `Campos: ${number(chosen)} de ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Contando os itens…" : `Escrevendo ${number(done)} de ${number(total)}…`,
  ready: (amount) => `Arquivo pronto: ${items(amount)}.`,
  download: (file) => `Salvar ${file}`,
  empty: "Nada para exportar.",
  unfit: (id, reason) => `O item ${id} não pode ser exportado: ${reason}`,
  close: "Fechar"
}

const job: Messages["job"] = {
  kind: (kind) =>
    ({
      backup: "Backup",
      restoration: "Restauração",
      movement: "Importação ou exportação",
      index: "Índice",
      environment: "Ambiente"
    })[kind],
  status: statusName({
    backup: { PENDING: "Em andamento", READY: "Pronto", FAILED: "Falhou", DELETED: "Excluído", CANCELED: "Cancelado" },
    restoration: { PENDING: "Em andamento", COMPLETED: "Concluída", FAILED: "Falhou" },
    movement: {
      UNINITIALIZED: "Não iniciada",
      INITIALIZING: "Preparando",
      IN_PROGRESS: "Em andamento",
      COMPLETED: "Concluída",
      FAILED: "Falhou",
      PARTIALLY_SUCCESSFUL: "Concluída em parte"
    },
    index: {
      BUILDING: "Em construção",
      ACTIVE: "Ativo",
      DROPPING: "Sendo removido",
      DROPPED: "Removido",
      FAILED: "Falhou",
      INVALID: "Inválido"
    },
    environment: { LIVE: "No ar", SANDBOX: "Ambiente de testes", SANDBOX_PREFERRED: "Testes de preferência" }
  })
}

const chart: Messages["chart"] = {
  loading: (caption) => `Carregando: ${caption}…`,
  refetching: "Atualizando…",
  empty: "Nenhum dado para mostrar.",
  groups: (groups) => `${count(groups, { one: "# grupo", many: "# de grupos", other: "# grupos" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `O maior: ${greatest}, ${greatestValue}. O menor: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: o maior ${greatest}, ${greatestValue}; o menor ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, gráfico. Use as teclas de seta para navegar entre os pontos de dados.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} de ${number(marks)}`,
  other: (groups) => `Outros (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# grupo menor está combinado em “Outros”.",
      many: "# de grupos menores estão combinados em “Outros”.",
      other: "# grupos menores estão combinados em “Outros”."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "# grupo menor não aparece no gráfico.",
      many: "# de grupos menores não aparecem no gráfico.",
      other: "# grupos menores não aparecem no gráfico."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "Só # grupo foi carregado. Há mais.",
      many: "Só # de grupos foram carregados. Há mais.",
      other: "Só # grupos foram carregados. Há mais."
    }),
  showAll: "Mostrar tudo na tabela",
  showTable: "Mostrar como tabela",
  showChart: "Mostrar como gráfico",
  share: "Parcela",
  total: "Total",
  noName: "Sem valor"
}

/**
 * All messages of the kit in Portuguese. The translation is a draft that no Portuguese speaker has reviewed.
 *
 * **Example** (Loading the messages on demand)
 *
 * ```ts
 * const words = () => import("@portico/react/locales/pt").then(({ pt }) => pt)
 * ```
 */
export const pt: Messages = {
  locale: "pt",
  direction: "ltr",
  draft: true,
  form,
  strength,
  toast,
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
  security,
  forgotPassword,
  resetPassword,
  verification,
  approval,
  session,
  oauth,
  flow,
  table,
  bulk,
  transfer,
  job,
  paging,
  search,
  order,
  chart,
  filter,
  distinct,
  failure,
  item,
  patch,
  reference,
  problems
}
