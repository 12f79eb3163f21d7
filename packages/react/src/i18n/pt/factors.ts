/**
 * Words of a further factor, in Portuguese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FactorMessages } from "../groups/Factors.ts"

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
  PASSWORD: "A que você usa para entrar",
  SMS: "Enviamos um código por SMS",
  CALL: "Ligamos para você e ditamos um código",
  EMAIL: "Enviamos um código por e-mail",
  TOTP: "Seu aplicativo mostra um código",
  PUSH: "Aprove em um dispositivo em que você já entrou",
  WEBAUTHN: "Sua digital, seu rosto ou o bloqueio de tela",
  RECOVERY_CODE: "Um dos códigos que você guardou"
} as const

const obstacles = {
  disabledByRule: "A loja desativou este método.",
  requireActivation: "A configuração não foi concluída. Conclua-a antes de usar este método.",
  requireReenroll: "Este método não vale mais como está. Configure-o de novo antes de usá-lo.",
  usedAlready: "Você já a digitou: a segunda etapa pede outra coisa.",
  notHere: "Este navegador não tem nenhuma para esta página."
} as const

/** Words of a further factor. */
export const factors: FactorMessages = {
  title: "Confirme sua identidade",
  submit: "Confirmar",
  submitting: "Verificando…",
  opening: "Abrindo sua conta…",
  done: "Você entrou na sua conta.",
  verifyEmail: (email) => `Enviamos um código para ${email === "" ? "seu e-mail" : email}. Digite-o para entrar.`,
  awaitApproval: "Sua conta está aguardando aprovação. Avisaremos por e-mail quando você puder entrar.",
  pick: "Escolha como quer confirmar sua identidade.",
  highRisk: "Este acesso parece incomum e queremos ter certeza de que é você.",
  leaving: "Vamos continuar na página de login.",
  proveFactor: "Está certo. Só mais uma etapa e você entra.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enrol: (factor) => `Configurar: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Enviamos um código por SMS para ${hint ?? "seu telefone"}. Digite-o aqui.`
      case "CALL":
        return `Estamos ligando para ${hint ?? "seu telefone"} para ditar um código. Digite-o aqui.`
      case "EMAIL":
        return `Enviamos um código por e-mail para ${hint ?? "você"}. Digite-o aqui.`
      case "TOTP":
        return "Digite o código que seu aplicativo autenticador mostra agora."
      case "PUSH":
        return "Enviamos um pedido ao seu outro dispositivo. Aprove-o lá para continuar."
      case "WEBAUTHN":
        return "Use sua chave de acesso: o navegador pede sua digital, seu rosto ou o bloqueio de tela."
      case "RECOVERY_CODE":
        return "Digite um dos códigos de recuperação que você guardou."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Código de recuperação",
  recoveryHint: "Por exemplo, 2fkq-8n4m-a7tz-03wx. Cada código serve uma única vez.",
  remember: "Não perguntar mais neste dispositivo",
  usePasskey: "Usar a chave de acesso",
  askingPasskey: "Seu navegador está perguntando…",
  waitingForPush: "Aguardando sua resposta no outro dispositivo…",
  sendPushAgain: "Reenviar o pedido",
  sending: "Um momento…",
  openAgain: "Tentar de novo",
  another: "Escolher outro método",
  back: "Voltar",
  restart: "Entrar de novo",
  none: "Nenhum dos seus métodos pode ser usado agora.",
  noneHelp: "Veja o que falta em cada um ou fale conosco.",
  over: "Você ainda não entrou na sua conta."
}
