import type { Translation } from '../../core/texts/define-texts.ts';
import { pluralIn } from '../../core/texts/plural.ts';
import type { emailConfirmationTexts } from './email-confirmation.texts.ts';
import type { googleCallbackTexts } from './google/google-callback.texts.ts';
import type { mailedCodeTexts } from './mailed-code/mailed-code.texts.ts';
import type { passwordTexts } from './password/password.texts.ts';
import type { signInTexts } from './sign-in.texts.ts';

export const signIn: Translation<typeof signInTexts> = {
  signedIn: '¡Sesión iniciada!',
  signInFailed: 'No se ha podido iniciar sesión. Compruebe sus datos e inténtelo de nuevo.',
  emailMissing: 'Escriba su dirección de correo',
  passwordMissing: 'Escriba su contraseña',
  registered: '¡Registro completado! Ya puede iniciar sesión.',
  registrationFailed: 'El registro ha fallado. Inténtelo de nuevo.',
  addressTaken:
    'Ya hay una cuenta con esta dirección de correo electrónico. Inicie sesión o restablezca su contraseña.',
  contractWith: (company) => `Su contrato es con ${company}.`,
  hostSignsIn: 'Para reservar debe iniciar sesión en este sitio web. Inicie sesión aquí o vuelva a cargar la página.',
  loadAgain: 'Volver a cargar la página',
  fullnameMissing: 'Escriba su nombre completo',
  emailInvalid: 'Escriba una dirección de correo válida',
  phoneMissing: 'Escriba su número de teléfono',
  phoneInvalid: 'Escriba un número de teléfono válido',
  passwordTooShort: (least) => `La contraseña debe tener al menos ${least} caracteres`,
  passwordsDiffer: 'Las contraseñas no coinciden',
  termsNotAgreed: 'Debe aceptar los términos y condiciones',
  signInTitle: 'Bienvenido de nuevo',
  signUpTitle: 'Cree su cuenta',
  email: 'Correo electrónico',
  password: 'Contraseña',
  fullname: 'Nombre completo',
  phone: 'Teléfono',
  confirmPassword: 'Repita la contraseña',
  passwordHint: (least) => `Al menos ${least} caracteres`,
  rememberMe: 'Mantener la sesión iniciada',
  signIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  forgotPassword: '¿Ha olvidado la contraseña?',
  noAccount: '¿Todavía no tiene cuenta?',
  createAccount: 'Crear una cuenta',
  hasAccount: '¿Ya tiene una cuenta?',
  agreeTo: 'Acepto los',
  terms: 'términos y condiciones',
  and: 'y la',
  privacy: 'política de privacidad',
  or: 'o',
  continueWithGoogle: 'Continuar con Google',
  googleFailed: 'No se ha podido iniciar sesión con Google. Inténtelo de nuevo.',
  storageBlocked:
    'Este navegador no guarda datos de este sitio. Permita las cookies y los datos de sitios, o use su correo.',
};

export const emailConfirmation: Translation<typeof emailConfirmationTexts> = {
  title: 'Confirme su dirección de correo',
  text: 'Pulse el botón para confirmar que esta dirección es suya.',
  action: 'Confirmar mi dirección',
  doneTitle: 'Su dirección de correo está confirmada',
  doneText: 'No hay nada más que hacer.',
  goToLogin: 'Ir al inicio de sesión',
  expired:
    'Este enlace ha caducado. Su cuenta funciona como antes, y restablecer la contraseña también confirma la dirección.',
  invalid: 'Este enlace no está completo. Ábralo de nuevo desde el correo que le enviamos.',
  failed: 'No se ha podido confirmar su dirección de correo. Inténtelo de nuevo.',
};

export const googleCallback: Translation<typeof googleCallbackTexts> = {
  completing: 'Completando el inicio de sesión…',
  failed: 'No se ha podido completar el inicio de sesión',
  welcome: (fullname) => `¡Bienvenido de nuevo, ${fullname}!`,
  advice: {
    not_configured: 'El inicio de sesión con Google no está disponible en este momento. Use su correo y su contraseña.',
    email_not_verified: 'Google aún no ha verificado su dirección de correo.',
    account_conflict: 'Una cuenta con esta dirección de correo pertenece a otra cuenta de Google.',
    sign_in_expired: 'El inicio de sesión ha tardado demasiado o se empezó en otra ventana. Inténtelo de nuevo.',
    sign_in_refused: 'Google no ha confirmado este inicio de sesión. Inténtelo de nuevo.',
    too_many_attempts: 'Demasiados intentos. Inténtelo de nuevo más tarde.',
    temporarily_unavailable: 'No se puede acceder a Google en este momento. Inténtelo de nuevo.',
  },
};

const plural = pluralIn('es');

export const password: Translation<typeof passwordTexts> = {
  newPasswordMissing: 'Escriba una contraseña nueva',
  tooShortForReset: (least) => `La contraseña debe tener al menos ${least} caracteres`,
  tooSimpleForReset:
    'La contraseña debe contener al menos una mayúscula, una minúscula, un número y un carácter especial',
  differForReset: 'Las contraseñas no coinciden',
  resetLinkInvalid: 'El enlace para restablecer la contraseña no es válido. Solicite uno nuevo.',
  resetLinkExpired: 'El enlace para restablecer la contraseña ha caducado. Solicite uno nuevo.',
  resetTokenInvalid: 'El enlace para restablecer la contraseña ya no sirve. Solicite uno nuevo.',
  tooCommon:
    'Esta contraseña es demasiado fácil de adivinar: es común, o una palabra de este sitio con cifras. Elija otra.',
  resetFailed: 'No se ha podido restablecer la contraseña. Puede que el enlace haya caducado.',
  resetDone: 'Su contraseña se ha restablecido',
  resetRequested: 'Le hemos enviado por correo las instrucciones para restablecer la contraseña',
  resetRequestFailed: 'No se ha podido procesar su solicitud. Inténtelo de nuevo.',
  currentMissing: 'La contraseña actual es obligatoria',
  tooShort: (least) => `La contraseña debe tener como mínimo ${least} caracteres`,
  tooSimple: 'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  confirmationMissing: 'Repita la contraseña',
  differForChange: 'Las contraseñas no coinciden',
  changed: 'Contraseña cambiada',
  changeFailed: 'No se ha podido cambiar la contraseña',
  verifyCurrent: 'Compruebe su contraseña actual e inténtelo de nuevo.',
  tryAgain: 'Reintentar',
  forgotTitle: '¿Ha olvidado la contraseña?',
  forgotText: 'Escriba la dirección de correo de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
  sendLink: 'Enviar el enlace',
  checkTitle: 'Revise su correo',
  checkText: (email) =>
    `Si existe una cuenta para ${email}, un enlace para elegir una contraseña nueva está en camino.`,
  linkExpires: (hours) => plural(hours, { one: 'El enlace caduca en # hora.', other: 'El enlace caduca en # horas.' }),
  returnToLogin: 'Volver al inicio de sesión',
  notReceived: '¿No ha recibido el correo? Inténtelo de nuevo',
  checkingLink: 'Comprobando el enlace…',
  resetTitle: 'Restablezca su contraseña',
  resetHint: (least) => `Al menos ${least} caracteres: mayúsculas y minúsculas, un número y uno de @$!%*?&`,
  resetAction: 'Restablecer la contraseña',
  requestNewLink: 'Solicitar un enlace nuevo',
  completeTitle: 'Contraseña restablecida',
  completeText: 'Ya puede iniciar sesión con la contraseña nueva.',
  goToLogin: 'Ir al inicio de sesión',
  changeTitle: 'Cambiar la contraseña',
  changeText:
    'Elija una contraseña nueva para su cuenta. Aquí seguirá con la sesión iniciada; en los demás sitios se cerrará.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Repita la contraseña',
  changeHint: (least) => `Al menos ${least} caracteres: mayúsculas, minúsculas y un número`,
  changeAction: 'Cambiar la contraseña',
  cancel: 'Cancelar',
};

export const mailedCode: Translation<typeof mailedCodeTexts> = {
  sending: 'Enviando un código…',
  sentTo: 'Hemos enviado un código de seis cifras a esta dirección:',
  code: 'Código',
  codeHint: 'Puede tardar un minuto y sirve durante 15 minutos. Mire también en la carpeta de correo no deseado.',
  agreeTo: 'Al confirmar, acepta los',
  confirm: 'Confirmar',
  resend: 'Enviar otro código',
  changeAddress: 'Cambiar la dirección',
  codeIncomplete: 'Introduzca las seis cifras del código',
  codeWrong: 'Este código no es correcto. Vuelva a mirar el correo.',
  codeOver: 'Este código ha caducado o ya se ha usado. Pida otro.',
  tooManyTries: 'Demasiados códigos incorrectos. Pida otro.',
  tooManyCodes: 'Hemos enviado demasiados códigos. Vuelva a intentarlo dentro de una hora.',
};
