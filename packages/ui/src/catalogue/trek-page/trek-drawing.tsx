'use client';
import { useTexts } from '../../core/texts/language.ts';
import { Image } from '../../kit/image.tsx';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { trekPageAnatomy as anatomy } from './trek-page.anatomy.ts';
import { trekPageTexts } from './trek-page.texts.ts';
import { useTrek } from './trek-page-context.tsx';

/** In the gallery's place if there is no photograph: a drawing, marked as one. */
export const Drawing = createPart('figure', anatomy, 'drawing', () => {
  const messages = useTexts(trekPageTexts);
  const { placeholderImage } = usePorts();
  const { title, image, photo } = useTrek();
  return {
    children: (
      <>
        <Image
          src={image}
          photo={photo}
          fallbackSrc={placeholderImage}
          alt={messages.drawing(title)}
          width={640}
          height={480}
        />
        <figcaption>{messages.noPhotographs}</figcaption>
      </>
    ),
  };
});
