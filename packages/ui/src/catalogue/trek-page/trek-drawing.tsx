'use client';
import { Image } from '../../kit/image.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { trekDetailAnatomy as anatomy } from './trek.anatomy.ts';
import { useTrek } from './trek-page-context.tsx';
import { useTrekDetailMessages } from './use-trek-detail-messages.ts';

/** In the gallery's place if there is no photograph: a drawing, marked as one. */
export const Drawing = createPart('figure', anatomy, 'drawing', () => {
  const messages = useTrekDetailMessages();
  const { placeholderImage } = usePorts();
  const { title, image } = useTrek();
  return {
    children: (
      <>
        <Image src={image} fallbackSrc={placeholderImage} alt={messages.drawing(title)} width={640} height={480} />
        <figcaption>{messages.noPhotographs}</figcaption>
      </>
    ),
  };
});
